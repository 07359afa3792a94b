import type { Amount, Condition, PlayerPhrase, Quantity } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { type Game, player } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { amount } from './amounts.ts';
import { unsupported } from './candidate.ts';
import { countedFor } from './hasMore.ts';
import { playersOf } from './players.ts';

type Difference = Extract<Amount, { readonly kind: 'difference' }>;

/** "The difference" of what a condition has compared: how much the greater is above the lesser, now (CR 608.2h). */
export function difference(g: Game, { of }: Difference, ctx: Context): number {
  const [left, right] = of ? compared(g, of, ctx) : NOTHING;
  if (left === undefined || right === undefined) return unsupported(ctx, 'it is open between what the difference is');
  return Math.abs(left - right);
}
const NOTHING: readonly number[] = [];

function compared(g: Game, condition: Condition, ctx: Context): readonly number[] {
  switch (condition.kind) {
    case 'compare':
      return condition.or ? NOTHING : [amount(g, condition.left, ctx), amount(g, condition.right, ctx)];
    case 'hasMore': {
      const [one, other] = [alone(g, condition.player, ctx), alone(g, condition.than, ctx)];
      return one === null || other === null
        ? NOTHING
        : [countedFor(g, condition, one, ctx), countedFor(g, condition, other, ctx)];
    }
    case 'handSize':
    case 'hasCounters': {
      const who = alone(g, condition.player, ctx);
      const bound = limit(g, condition.quantity, ctx);
      if (who === null || bound === null) return NOTHING;
      const { counters, [condition.kind === 'handSize' ? (condition.zone ?? 'hand') : 'hand']: cards } = player(g, who);
      return [condition.kind === 'handSize' ? cards.length : (counters[condition.counter] ?? 0), bound];
    }
    default:
      return NOTHING;
  }
}

/** One player; of several there are several differences. */
function alone(g: Game, phrase: PlayerPhrase, ctx: Context): PlayerId | null {
  const players = playersOf(g, phrase, ctx);
  return players.length === 1 ? players[0]! : null;
}

const limit = (g: Game, quantity: Quantity | { readonly kind: 'noneAtAll' }, ctx: Context): number | null =>
  'amount' in quantity ? amount(g, quantity.amount, ctx) : null;
