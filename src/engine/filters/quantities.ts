import type { Comparison, Quantity } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { unreachable } from '../refuse.ts';
import { amount } from './amounts.ts';

/** Whether so many are as many as a condition asks. "A" and "two" ask for at least so many (a player who has three has two). */
export function enough(g: Game, quantity: Quantity, count: number, ctx: Context): boolean {
  switch (quantity.kind) {
    case 'exactly':
    case 'orMore':
      return count >= amount(g, quantity.amount, ctx);
    case 'upTo':
      return quantity.below ? count < amount(g, quantity.amount, ctx) : count <= amount(g, quantity.amount, ctx);
    case 'between':
      return count >= quantity.least && count <= quantity.most;
    case 'anyNumber':
      return true;
    default:
      return unreachable(quantity);
  }
}

export function compare(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case 'equal':
      return left === right;
    case 'orLess':
      return left <= right;
    case 'orGreater':
      return left >= right;
    case 'less':
      return left < right;
    case 'greater':
      return left > right;
    default:
      return unreachable(comparison);
  }
}
