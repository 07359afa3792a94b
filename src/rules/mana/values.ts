import { unreachable } from '../assert.ts';
import type { RuleNumber } from '../citations.ts';
import { COLORS, type Color } from '../vocabulary/colors.ts';
import type { GameSymbol, ManaCost, ManaSymbol, VariableLetter } from './symbols.ts';

/** Numbers chosen for variable symbols while the object is on the stack; elsewhere each is 0 (CR 202.3e). */
export type ChosenNumbers = Readonly<Partial<Record<VariableLetter, number>>>;

/** What one symbol adds to the mana value: the largest part of a hybrid (CR 202.3f), 1 for a Phyrexian symbol (202.3g). */
export function symbolManaValue(symbol: ManaSymbol, chosen: ChosenNumbers = {}): number {
  switch (symbol.kind) {
    case 'generic':
    case 'monohybrid':
      return symbol.amount;
    case 'variable':
      return chosen[symbol.letter] ?? 0;
    case 'colored':
    case 'colorless':
    case 'hybrid':
    case 'colorless hybrid':
    case 'phyrexian':
    case 'hybrid phyrexian':
    case 'snow':
      return 1;
    default:
      return unreachable(symbol);
  }
}

/** The mana value of an object with this mana cost; 0 where there is none (CR 202.3, 202.3a). */
export function manaValue(cost: ManaCost | null, chosen: ChosenNumbers = {}): number {
  return cost === null ? 0 : cost.symbols.reduce((sum, symbol) => sum + symbolManaValue(symbol, chosen), 0);
}

/** The colors that a symbol has (CR 107.4a, 107.4e, 107.4f). */
export function symbolColors(symbol: GameSymbol): readonly Color[] {
  switch (symbol.kind) {
    case 'colored':
    case 'monohybrid':
    case 'colorless hybrid':
    case 'phyrexian':
      return [symbol.color];
    case 'hybrid':
    case 'hybrid phyrexian':
      return symbol.colors;
    default:
      return [];
  }
}

/** Each of the colors once, in the order of the game. */
export function inColorOrder(colors: Iterable<Color>): readonly Color[] {
  const present = new Set(colors);
  return COLORS.filter((color) => present.has(color));
}

/** The colors that a mana cost gives (CR 202.2, 202.2d). */
export function costColors(cost: ManaCost | null): readonly Color[] {
  return inColorOrder(cost === null ? [] : cost.symbols.flatMap(symbolColors));
}

/** The rules that say how symbols of a cost may be paid where that isn't plain: hybrid, Phyrexian and snow (CR 107.4e, 107.4f, 107.4h). */
export function symbolRules({ symbols }: ManaCost): readonly RuleNumber[] {
  return [...new Set(symbols.flatMap(rulesOf))];
}

function rulesOf({ kind }: ManaSymbol): readonly RuleNumber[] {
  switch (kind) {
    case 'hybrid':
    case 'monohybrid':
    case 'colorless hybrid':
      return ['107.4e'];
    case 'phyrexian':
    case 'hybrid phyrexian':
      return ['107.4f'];
    case 'snow':
      return ['107.4h'];
    default:
      return [];
  }
}
