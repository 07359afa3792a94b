import type { Quantity } from '../oracle/tree/index.ts';
import type { Context } from './context.ts';
import { amount } from './filters/index.ts';
import type { Game } from './game.ts';
import { unreachable } from './refuse.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Between how few and how many a quantity lets one choose; negative numbers count as 0 (CR 107.1b). */
export function boundsOf(g: Game, quantity: Quantity, ctx: Context): Bounds {
  switch (quantity.kind) {
    case 'exactly': {
      const count = atLeastZero(amount(g, quantity.amount, ctx));
      return { min: count, max: count };
    }
    case 'upTo':
      return { min: 0, max: atLeastZero(amount(g, quantity.amount, ctx) - (quantity.below ? 1 : 0)) };
    case 'anyNumber':
      return { min: 0, max: Number.MAX_SAFE_INTEGER };
    case 'orMore':
      return { min: atLeastZero(amount(g, quantity.amount, ctx)), max: Number.MAX_SAFE_INTEGER };
    case 'between':
      return { min: quantity.least, max: quantity.most };
    default:
      return unreachable(quantity);
  }
}

export const atLeastZero = (value: number): number => Math.max(0, value);
