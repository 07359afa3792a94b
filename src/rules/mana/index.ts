export { englishOf, formatManaCost, formatSymbol } from './format.ts';
export { inWrittenOrder } from './order.ts';
export { isMana, parseManaCost, parseSymbol, type SymbolProblem, type SymbolSpan, symbolsIn } from './parse.ts';
export {
  COLOR_PAIRS,
  type ColorPair,
  type GameSymbol,
  type ManaCost,
  type ManaSymbol,
  type OtherSymbol,
  type UnsupportedSymbol,
  type VariableLetter,
} from './symbols.ts';
export { type ChosenNumbers, costColors, inColorOrder, manaValue, symbolColors, symbolManaValue, symbolRules } from './values.ts';
