import type { Color } from '../vocabulary/colors.ts';

/** Two colors in the order in which a hybrid symbol names them: `{R/W}`, never `{W/R}` (CR 107.4). */
export type ColorPair = readonly [Color, Color];

/** A symbol that represents mana in a cost (CR 107.4). */
export type ManaSymbol =
  /** `{0}`, `{1}`, `{2}` …: mana of any type (107.4b). */
  | { readonly kind: 'generic'; readonly amount: number }
  /** `{X}`, `{Y}`, `{Z}`: generic mana of a number to be chosen (107.3). */
  | { readonly kind: 'variable'; readonly letter: VariableLetter }
  /** `{W}` …: mana of that color only (107.4a). */
  | { readonly kind: 'colored'; readonly color: Color }
  /** `{C}`: colorless mana only (107.4c). */
  | { readonly kind: 'colorless' }
  /** `{W/U}`: one mana of either color (107.4e). */
  | { readonly kind: 'hybrid'; readonly colors: ColorPair }
  /** `{2/W}`: two mana of any type, or one of the color (107.4e). */
  | { readonly kind: 'monohybrid'; readonly amount: number; readonly color: Color }
  /** `{C/W}`: one colorless mana, or one of the color (107.4e). */
  | { readonly kind: 'colorless hybrid'; readonly color: Color }
  /** `{W/P}`: one mana of the color, or 2 life (107.4f). */
  | { readonly kind: 'phyrexian'; readonly color: Color }
  /** `{W/U/P}`: one mana of either color, or 2 life (107.4f). */
  | { readonly kind: 'hybrid phyrexian'; readonly colors: ColorPair }
  /** `{S}`: one mana of any type from a snow source (107.4h). */
  | { readonly kind: 'snow' };

export type VariableLetter = 'X' | 'Y' | 'Z';

/** A symbol that stands in words but represents no mana (CR 107.4g to 107.18). */
export type OtherSymbol =
  | { readonly kind: 'tap' }
  | { readonly kind: 'untap' }
  | { readonly kind: 'energy' }
  | { readonly kind: 'ticket' }
  | { readonly kind: 'pawprint' }
  | { readonly kind: 'chaos' }
  | { readonly kind: 'planeswalker' }
  | { readonly kind: 'any phyrexian' };

/** A symbol that exists on cards outside these rules (half mana, infinite mana …): known by name, never played. */
export interface UnsupportedSymbol {
  readonly kind: 'unsupported';
  readonly symbol: string;
  readonly english: string;
}

export type GameSymbol = ManaSymbol | OtherSymbol | UnsupportedSymbol;

/** A mana cost: its symbols in the order in which they are written. A card without mana cost has no ManaCost, which differs from `{0}` (CR 202.1b). */
export interface ManaCost {
  readonly symbols: readonly ManaSymbol[];
}

/** Hybrid pairs in the order of CR 107.4. */
export const COLOR_PAIRS: readonly ColorPair[] = [
  ['white', 'blue'],
  ['white', 'black'],
  ['blue', 'black'],
  ['blue', 'red'],
  ['black', 'red'],
  ['black', 'green'],
  ['red', 'green'],
  ['red', 'white'],
  ['green', 'white'],
  ['green', 'blue'],
];
