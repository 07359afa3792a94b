import type { Card, CardFace, TextQuality } from '../../../cards/card.ts';
import { hashOf } from '../hash.ts';

/** The words of a card from one source, by what decides among several. */
export interface Version {
  readonly hash: string;
  readonly name: string;
  readonly textSource: string;
  readonly textAsOf: string | null;
  readonly textQuality: TextQuality;
  /** Null for a version that the store has already. */
  readonly words: Card | null;
}

/** The source of words that a correction has made; they stand before those of all other sources. */
export const CORRECTION = 'correction';

/** What a face says, in an order that doesn't depend on where it comes from. */
const wordsOfFace = (face: CardFace) => [
  face.name,
  face.manaCost,
  face.typeLine,
  face.supertypes,
  face.types,
  face.subtypes,
  face.oracleText,
  face.power,
  face.toughness,
  face.loyalty,
  face.defense,
  face.colorIndicator,
];

/** The oracle id is no part of the words: it names the card and may come later. Nor is their day: a source that says the same again makes no new words. */
export function versionOf(card: Card): Version {
  const { name, textSource, textAsOf, textQuality } = card;
  const hash = hashOf(JSON.stringify([name, card.layout, textSource, textQuality, card.faces.map(wordsOfFace)]));
  return { hash, name, textSource, textAsOf, textQuality, words: card };
}

/** A source's newer words take the place of its older ones; a name spelled with and without accents counts as two sources. */
export const slotOf = (version: Version): string => `${version.textSource}\u0000${version.name}`;

/** A month or day as published; unknown is older than any. */
const asOf = (version: Version): string => version.textAsOf ?? '';

/** Whether the later import of a source's words takes the place of the earlier. */
export const isAsNew = (later: Version, earlier: Version): boolean => asOf(later) >= asOf(earlier);

const rareLetters = (name: string): number => [...name].filter((letter) => letter > '\u007f').length;

/** Which of two sources words a card best: a correction before all, verbatim before derived, then newer, then the fuller spelling of its name, then any fixed order. */
function better(a: Version, b: Version): Version {
  const [isCorrectionA, isCorrectionB] = [a.textSource === CORRECTION, b.textSource === CORRECTION];
  if (isCorrectionA !== isCorrectionB) return isCorrectionA ? a : b;
  if (a.textQuality !== b.textQuality) return a.textQuality === 'VERBATIM' ? a : b;
  if (asOf(a) !== asOf(b)) return asOf(a) > asOf(b) ? a : b;
  const [lettersOfA, lettersOfB] = [rareLetters(a.name), rareLetters(b.name)];
  if (lettersOfA !== lettersOfB) return lettersOfA > lettersOfB ? a : b;
  return slotOf(a) <= slotOf(b) ? a : b;
}

/** The wording that stands for the card. It depends only on which wordings are known, not on the order in which they came. */
export const bestOf = (versions: Iterable<Version>): Version => [...versions].reduce(better);
