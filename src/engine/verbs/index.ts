import type { Effect } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { makeOnlyFor } from '../costs/produce.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { runSentences } from './sentences.ts';

export { makeChoice } from './choose.ts';
export { RULE_ACTS } from './continuous.ts';
export { type ActCostPayment, type ActPaid, actAsCost, costVerb } from './cost.ts';
export { pickAct } from './eitherAct.ts';
export { executors } from './table.ts';

/** Carries out the instructions of a spell or ability in the order written (CR 608.2c). What they come to is left in the context's bindings. */
export function* carryOut(g: Game, effect: Effect, ctx: Context): Run<void> {
  if (ctx.onStack !== null) makeOnlyFor(effect, ctx);
  yield* runSentences(g, effect.sentences, ctx);
}
