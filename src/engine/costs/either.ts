import type { Cost } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { pickAct } from '../verbs/index.ts';
import { canPay } from './pay.ts';
import type { TotalCost } from './types.ts';

/**
 * "Sacrifice a creature or pay {3}": which of them is paid is announced (CR 601.2b), so that its mana is part of the total cost. Only what can be
 * paid with all the rest is offered.
 */
export function* announceEither(
  g: Game,
  costs: readonly Cost[],
  totalOf: (costs: readonly Cost[]) => TotalCost,
  payment: PaymentAnswer | null,
  ctx: Context,
): Run<readonly Cost[]> {
  let settled = costs;
  for (const [at, cost] of costs.entries()) {
    if (cost.kind !== 'actCost' || cost.act.kind !== 'eitherAct') continue;
    const before = settled;
    const { acts } = cost.act;
    const payable = acts.filter((act) => canPay(g, ctx.controller, totalOf(before.with(at, { ...cost, act })), payment, ctx));
    const act = yield* pickAct(g, payable, payment, { player: ctx.controller, cite: ['601.2b'], source: ctx.source });
    settled = before.with(at, { ...cost, act: act ?? acts[0]! });
  }
  return settled;
}
