import { COLORS, type Color } from '../vocabulary/colors.ts';
import type { ManaCost, ManaSymbol } from './symbols.ts';

/** The colors that a symbol names, in its order. */
function named(symbol: ManaSymbol): readonly Color[] {
  if ('colors' in symbol) return symbol.colors;
  return 'color' in symbol ? [symbol.color] : [];
}

const stepsBetween = (from: Color, to: Color): number =>
  (COLORS.indexOf(to) - COLORS.indexOf(from) + COLORS.length) % COLORS.length;

/**
 * Colors as costs name them: around the color wheel, from where all steps are alike (red, white, black) or,
 * where no start gives that, from where the way is shortest (red, green, white).
 */
function aroundTheWheel(colors: ReadonlySet<Color>): readonly Color[] {
  const present = COLORS.filter((color) => colors.has(color));
  const starts = present.map((_, at) => [...present.slice(at), ...present.slice(0, at)]);
  const steps = (order: readonly Color[]) => order.slice(1).map((color, at) => stepsBetween(order[at]!, color));
  const span = (order: readonly Color[]) => steps(order).reduce((sum, one) => sum + one, 0);
  const even = (order: readonly Color[]) => new Set(steps(order)).size <= 1;
  const shortest = [...starts].sort((a, b) => Number(even(b)) - Number(even(a)) || span(a) - span(b));
  return shortest[0] ?? [];
}

/** Where a symbol stands among those with colors: a hybrid one between its colors, one that may be paid otherwise behind its color. */
function placeOf(symbol: ManaSymbol, wheel: readonly Color[]): number {
  const [first] = named(symbol);
  if (first === undefined) return -1;
  const behind = symbol.kind === 'colored' ? 0 : 'colors' in symbol ? 0.5 : 0.25;
  return Math.min(...named(symbol).map((color) => wheel.indexOf(color))) + behind;
}

const BEFORE_COLORS: readonly ManaSymbol['kind'][] = ['variable', 'generic', 'snow', 'colorless'];

/** The symbols of a cost as costs are written: X, then a number, snow, colorless, then colors around the color wheel. */
export function inWrittenOrder({ symbols }: ManaCost): ManaCost {
  const wheel = aroundTheWheel(new Set(symbols.flatMap(named)));
  const rank = ({ kind }: ManaSymbol) => (BEFORE_COLORS.includes(kind) ? BEFORE_COLORS.indexOf(kind) : BEFORE_COLORS.length);
  return { symbols: [...symbols].sort((a, b) => rank(a) - rank(b) || placeOf(a, wheel) - placeOf(b, wheel)) };
}
