import type { Cost } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { canPay, payCost, type TotalCost, totalCost, waterbentPayments } from '../costs/index.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';

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
  const total = costOnResolution(g, player, costs, ctx);
  const paying = { ...ctx, controller: player };
  return waterbentPayments(g, total, paying).some((payment) => canPay(g, player, total, payment, paying));
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
