import type { Amount, Cost } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { canPay, payCost, type TotalCost, totalCost } from '../costs/index.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { contextFor, type Executor } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** Costs paid while something resolves (CR 118.12, 608.2g): mana abilities may be activated for them. */
export function costOnResolution(g: Game, player: PlayerId, costs: readonly Cost[], ctx: Context): TotalCost {
  return totalCost(g, {
    player,
    object: ctx.source,
    for: 'other',
    ability: null,
    base: null,
    alternative: costs,
    additional: [],
    x: ctx.x,
    context: { ...ctx, controller: player },
  });
}

export function canPayOnResolution(g: Game, player: PlayerId, costs: readonly Cost[], ctx: Context): boolean {
  return canPay(g, player, costOnResolution(g, player, costs, ctx), null, { ...ctx, controller: player });
}

export function* payOnResolution(
  g: Game,
  player: PlayerId,
  costs: readonly Cost[],
  payment: PaymentAnswer | null,
  ctx: Context,
): Run<void> {
  yield* payCost(g, player, costOnResolution(g, player, costs, ctx), payment, { ...ctx, controller: player });
}

/** CR 118.12. */
export const payMana: Executor<'payMana'> = {
  *run(g, act, doing) {
    let paid = 0;
    for (const player of playersIn(doing.subjects)) {
      const ctx = contextFor(doing, playerRef(player));
      const costs = costsOf(g, act.cost, doing.times, ctx);
      if (!canPayOnResolution(g, player, costs, ctx)) continue;
      yield* payOnResolution(g, player, costs, doing.cost?.payment ?? null, ctx);
      paid += 1;
    }
    yield* perform(g, doing, []);
    return { done: paid > 0, amount: paid, refs: [] };
  },
  possible: (g, act, doing) =>
    playersIn(doing.subjects).some((player) => {
      const ctx = contextFor(doing, playerRef(player));
      return canPayOnResolution(g, player, costsOf(g, act.cost, doing.times, ctx), ctx);
    }),
};

/** "{1} for each age counter on it": all of it or nothing (CR 118.3, 702.24a). */
const costsOf = (g: Game, cost: Cost, times: Amount | null, ctx: Context): readonly Cost[] =>
  times === null ? [cost] : Array.from({ length: Math.max(0, amount(g, times, ctx)) }, () => cost);
