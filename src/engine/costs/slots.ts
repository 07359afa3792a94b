import type { ManaCost, ManaSymbol } from '../../rules/mana/index.ts';
import { COLOR_LETTER, type ColorLetter } from '../../rules/vocabulary/colors.ts';
import { gathered } from '../lists.ts';
import { unreachable } from '../refuse.ts';

export type ManaType = ColorLetter | 'C';

const BITS: Readonly<Record<ManaType, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
export const maskOf = (...types: readonly ManaType[]): number => types.reduce((mask, type) => mask | BITS[type], 0);
export const ANY_TYPE: number = maskOf('W', 'U', 'B', 'R', 'G', 'C');

/** For what a mana is spent: the cost itself, or the activation of the source with this index. */
export type Purpose = 'cost' | number;

/** One mana that is to be paid (CR 107.4). */
export interface Slot {
  /** Types that pay it, as bits. */
  readonly mask: number;
  /** Only mana from a snow source pays it (CR 107.4h). */
  readonly snow: boolean;
  readonly purpose: Purpose;
}

/** One way of reading a cost whose symbols can be paid in several ways (CR 118.13): the mana to pay and how many symbols are paid with life. */
export interface Variant {
  readonly slots: readonly Slot[];
  readonly byLife: number;
}

/** Life that pays for one Phyrexian symbol (CR 107.4f). */
export const LIFE_FOR_SYMBOL = 2;

/** Ways to pay one symbol, the plain one first. A symbol that life pays has the way `life`. */
function waysOf(symbol: ManaSymbol, purpose: Purpose): readonly (readonly Slot[] | 'life')[] {
  const one = (mask: number, snow = false): Slot[] => [{ mask, snow, purpose }];
  const generic = (amount: number): Slot[] => Array.from({ length: amount }, () => one(ANY_TYPE)[0]!);
  switch (symbol.kind) {
    case 'generic':
      return [generic(symbol.amount)];
    case 'variable':
      // A cost that is being paid has its X replaced; where it hasn't, X is 0 (CR 107.3g).
      return [[]];
    case 'colored':
      return [one(maskOf(COLOR_LETTER[symbol.color]))];
    case 'colorless':
      return [one(maskOf('C'))];
    case 'hybrid':
      return [one(maskOf(...symbol.colors.map((color) => COLOR_LETTER[color])))];
    case 'colorless hybrid':
      return [one(maskOf('C', COLOR_LETTER[symbol.color]))];
    case 'monohybrid':
      return [one(maskOf(COLOR_LETTER[symbol.color])), generic(symbol.amount)];
    case 'phyrexian':
      return [one(maskOf(COLOR_LETTER[symbol.color])), 'life'];
    case 'hybrid phyrexian':
      return [one(maskOf(...symbol.colors.map((color) => COLOR_LETTER[color]))), 'life'];
    case 'snow':
      return [one(ANY_TYPE, true)];
    default:
      return unreachable(symbol);
  }
}

const bitCount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};

/** What is hardest to pay first, so that plain mana isn't tried on it in vain. */
const byHardness = (a: Slot, b: Slot): number => Number(b.snow) - Number(a.snow) || bitCount(a.mask) - bitCount(b.mask);

/** All ways to read the cost with exactly so many symbols paid by life, the plainest first. */
export function variantsOf(cost: ManaCost, byLife: number, purpose: Purpose = 'cost'): readonly Variant[] {
  let variants: readonly Variant[] = [{ slots: [], byLife: 0 }];
  for (const symbol of cost.symbols) {
    const ways = waysOf(symbol, purpose);
    const shorter = variants;
    variants = gathered(ways, (way) => gathered(shorter, (variant) => extend(variant, way, byLife)));
  }
  return variants
    .filter((variant) => variant.byLife === byLife)
    .map(({ slots, byLife: life }) => ({ slots: [...slots].sort(byHardness), byLife: life }));
}

function extend(variant: Variant, way: readonly Slot[] | 'life', most: number): Variant[] {
  if (way !== 'life') return [{ slots: [...variant.slots, ...way], byLife: variant.byLife }];
  return variant.byLife < most ? [{ slots: variant.slots, byLife: variant.byLife + 1 }] : [];
}

/** The types that the bits stand for, in the game's order. */
export const typesOf = (mask: number): readonly ManaType[] => TYPES[mask]!;

/** For each mask. */
const TYPES: readonly (readonly ManaType[])[] = Array.from({ length: ANY_TYPE + 1 }, (_, mask) =>
  (Object.keys(BITS) as ManaType[]).filter((type) => (mask & BITS[type]) !== 0),
);
