import type { Act, Effect } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';

/** Carries out the instructions of a spell or ability in the order written (CR 608.2c). What it finds is left in the context's bindings. */
export function* carryOut(_g: Game, _effect: Effect, _ctx: Context): Run<void> {
  throw new Error('invariant broken: not built');
}

/** An act that is a cost: whether it can be paid now, and paying it (CR 118.3, 601.2h). */
export interface ActCostPayment {
  /** Why it can't be paid; null where it can. */
  readonly impossible: string | null;
  readonly pay: () => Run<void>;
}

export function actAsCost(_g: Game, _act: Act, _ctx: Context, _payment: PaymentAnswer | null): ActCostPayment {
  throw new Error('invariant broken: not built');
}
