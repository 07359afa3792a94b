import type { Amount, Cost } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { playerRef } from '../state/ids.ts';
import { contextFor, type Executor } from './executor.ts';
import { canPayOnResolution, payOnResolution } from './onResolution.ts';
import { mayPay } from './paying.ts';
import { perform, playersIn } from './perform.ts';

/** CR 118.12. */
export const payMana: Executor<'payMana'> = {
  *run(g, act, doing) {
    let paid = 0;
    for (const player of playersIn(doing.subjects)) {
      const ctx = contextFor(doing, playerRef(player));
      const costs = costsOf(g, act.cost, doing.times, ctx);
      if (act.declinable) {
        if (yield* mayPay(g, player, costs, ctx)) paid += 1;
        continue;
      }
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
