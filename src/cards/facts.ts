import { type GameSymbol, inColorOrder, isMana, symbolColors, symbolManaValue, symbolsIn } from '../rules/mana/index.ts';
import { COLOR_OF_LETTER, type Color } from '../rules/vocabulary/colors.ts';
import { BASIC_LAND_MANA, isBasicLandType } from '../rules/vocabulary/subtypes.ts';
import type { Card, CardFace } from './card.ts';

export interface FaceFacts {
  readonly manaValue: number;
  readonly colors: readonly Color[];
}

/** What follows from a card's printed values without any game: outside the stack and the battlefield. */
export interface CardFacts extends FaceFacts {
  readonly colorIdentity: readonly Color[];
  readonly faces: readonly FaceFacts[];
}

/** Symbols outside the rules that some costs show; half a mana counts half. */
const UNSUPPORTED_VALUE: Readonly<Record<string, readonly [value: number, colors: readonly Color[]]>> = {
  '{½}': [0.5, []],
  '{HW}': [0.5, ['white']],
  '{HR}': [0.5, ['red']],
};

const amountOf = (symbol: GameSymbol): number => {
  if (symbol.kind === 'unsupported') return UNSUPPORTED_VALUE[symbol.symbol]?.[0] ?? 0;
  return isMana(symbol) ? symbolManaValue(symbol) : 0;
};
const colorsOf = (symbol: GameSymbol): readonly Color[] =>
  symbol.kind === 'unsupported' ? (UNSUPPORTED_VALUE[symbol.symbol]?.[1] ?? []) : symbolColors(symbol);

function symbolsOf(text: string | null): readonly GameSymbol[] {
  return text === null ? [] : symbolsIn(text).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
}

/** Colors from mana cost and color indicator (CR 202.2, 204.2). */
function printedColors(face: CardFace): readonly Color[] {
  return inColorOrder([...symbolsOf(face.manaCost).flatMap(colorsOf), ...(face.colorIndicator ?? [])]);
}

/** Colors that a characteristic-defining ability of the face itself gives it in every zone (CR 604.3, 702.114a); null where none does. */
function definedColors(face: CardFace): readonly Color[] | null {
  const lines = withoutReminders(face.oracleText).split('\n');
  if (lines.some((line) => line.split(',').some((word) => word.trim().toLowerCase() === 'devoid'))) return [];
  const itself = [face.name, 'This card', 'This spell', 'This creature'].map((name) => `${name} is all colors.`);
  return lines.some((line) => itself.some((sentence) => line.startsWith(sentence))) ? ALL_COLORS : null;
}

const ALL_COLORS = inColorOrder(Object.values(COLOR_OF_LETTER));

const faceColors = (face: CardFace): readonly Color[] => definedColors(face) ?? printedColors(face);

/** What it is in the game may be set apart from what it counts as in a deck, by its own words. */
const keepsIdentity = (face: CardFace): boolean => /doesn't affect its color identity/.test(face.oracleText);

const costValue = (face: CardFace) => symbolsOf(face.manaCost).reduce((sum, symbol) => sum + amountOf(symbol), 0);

/** Whether a face without mana cost has its front's mana value: the back of a nonmodal double-faced card (CR 202.3b) and the other half of a flip card (710.1). */
function valuedAsFront(card: Card, face: CardFace): boolean {
  if (card.layout === 'transform' || card.layout === 'flip') return true;
  if (card.layout !== 'multiface' || face.manaCost !== null) return false;
  // The kind isn't known: a land without mana cost behind a front that never transforms is the back of a modal card (712.8).
  return !face.types.includes('Land') || /\btransform|\bcraft\b/i.test(card.faces[0]!.oracleText);
}

function faceFacts(card: Card, face: CardFace): FaceFacts {
  const front = card.faces[0]!;
  const manaValue = face !== front && valuedAsFront(card, face) ? costValue(front) : costValue(face);
  return { manaValue, colors: faceColors(face) };
}

/** Words without reminder text, which gives no color identity (CR 903.4c). */
const withoutReminders = (text: string) => text.replace(/\([^()]*\)/g, '');

/** Colors of all symbols in costs and words of all faces, of indicators and abilities that define colors, and of the mana of basic land types (CR 903.4, 305.6). */
function colorIdentity(card: Card): readonly Color[] {
  return inColorOrder(
    card.faces.flatMap((face) => [
      ...printedColors(face),
      ...(keepsIdentity(face) ? [] : (definedColors(face) ?? [])),
      ...symbolsOf(withoutReminders(face.oracleText)).flatMap(colorsOf),
      ...face.subtypes.filter(isBasicLandType).map((subtype) => BASIC_LAND_MANA[subtype]),
    ]),
  );
}

/** Mana value, colors and color identity. A split card has the values of both halves together (CR 202.3d, 709.4); any other card those of its front or normal face. */
export function cardFacts(card: Card): CardFacts {
  const faces = card.faces.map((face) => faceFacts(card, face));
  const whole = card.layout === 'split' ? faces : faces.slice(0, 1);
  return {
    manaValue: whole.reduce((sum, face) => sum + face.manaValue, 0),
    colors: inColorOrder(whole.flatMap((face) => face.colors)),
    colorIdentity: colorIdentity(card),
    faces,
  };
}
