import type { CardFace, CardLayout } from './card.ts';

/** What a database calls a layout, as the card model has it. Layouts that only say how a frame looks are `normal`. */
const LAYOUTS: Readonly<Record<string, CardLayout>> = {
  normal: 'normal',
  split: 'split',
  aftermath: 'split', // a split card whose second half is cast from the graveyard (CR 702.127)
  flip: 'flip',
  transform: 'transform',
  modal_dfc: 'modal_dfc',
  adventure: 'adventure',
  omen: 'omen',
  prepare: 'prepare',
  leveler: 'leveler',
  saga: 'saga',
  class: 'class',
  case: 'case',
  meld: 'meld',
  mutate: 'normal',
  prototype: 'normal',
  host: 'normal',
  augment: 'normal',
  planar: 'normal',
  scheme: 'normal',
  vanguard: 'normal',
};

/** Records of things that no one can put into a deck, and what they are. */
const NOT_A_CARD: Readonly<Record<string, string>> = {
  token: 'a token (CR 111)',
  double_faced_token: 'a token (CR 111)',
  emblem: 'an emblem (CR 114)',
  art_series: 'an art card',
  front_card: 'a front card of a pack',
};

/** What a record is if it is no card of the game; null if it is one. */
export function notACard(layout: string | null | undefined, typeLine: string): string | null {
  const known = NOT_A_CARD[layout ?? ''];
  if (known !== undefined) return known;
  const [types = ''] = typeLine.split(/\s+—/);
  const words = types.split(/\s+/);
  if (words.includes('Token')) return 'a token (CR 111)';
  if (words[0] === 'Emblem') return 'an emblem (CR 114)';
  return words[0] === 'Card' ? `no card of the game: its type line is “${typeLine}”` : null;
}

/**
 * How two faces belong together where a source doesn't say, by what their words speak of: flipping (CR 710), transforming or converting (712.3),
 * and else faces each of which can be cast or played (712.4). More than two faces stay what the source calls them.
 */
function layoutOfFaces(faces: readonly CardFace[]): CardLayout {
  const [front, back, ...more] = faces;
  if (!front || !back || more.length > 0) return 'multiface';
  const words = `${front.oracleText}\n${back.oracleText}`;
  if (/\bflip (?!a coin|coins|\w+ coins|that coin)/i.test(front.oracleText)) return 'flip';
  if (/\b(transform|convert)(s|ed)?\b|\bdaybound\b|\bdisturb\b|\bcraft\b/i.test(words)) return 'transform';
  return back.manaCost !== null || back.types.includes('Land') ? 'modal_dfc' : 'multiface';
}

/** Layouts that a card's own type line or words decide where the source doesn't (CR 711, 714, 716, 719). */
export function layoutByWords(faces: readonly CardFace[]): CardLayout {
  const [face] = faces;
  if (face === undefined) return 'normal';
  if (faces.length > 1) return layoutOfFaces(faces);
  if (face.subtypes.includes('Saga')) return 'saga';
  if (face.subtypes.includes('Class')) return 'class';
  if (face.subtypes.includes('Case')) return 'case';
  return /^LEVEL \d/m.test(face.oracleText) ? 'leveler' : 'normal';
}

/** The layout of a card with these faces. One that isn't known yet (databases make new ones) is told by the faces; so is `normal`. */
export function layoutFrom(layout: string, faces: readonly CardFace[]): CardLayout {
  const known = LAYOUTS[layout];
  if (layout === 'battle') return faces.length > 1 ? 'transform' : 'normal';
  return known === undefined || known === 'normal' ? layoutByWords(faces) : known;
}

/** Whether databases' word for a layout is known; of one that isn't, an import tells what it took it for. */
export const isKnownLayout = (layout: string): boolean => layout in LAYOUTS || layout === 'battle';
