import type { Act } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { PaidFor } from '../costs/types.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { boundsOf } from '../quantity.ts';
import type { ObjectId } from '../state/ids.ts';
import { bindMarks, isPossible, runAct } from './acts.ts';
import type { ActKind, Doing } from './executor.ts';
import { objectsIn } from './perform.ts';

/** What a cost that is an act used, by the cost's verb. */
export interface ActPaid {
  readonly objects: Readonly<Record<string, readonly ObjectId[]>>;
  readonly amounts: Readonly<Record<string, number>>;
}

/** An act that is a cost: whether it can be paid now, and paying it (CR 118.3, 601.2h). */
export interface ActCostPayment {
  /** Why it can't be paid, as the end of a sentence; null where it can. */
  readonly impossible: string | null;
  readonly pay: () => Run<ActPaid>;
}

/** The verbs by which scenarios and later words speak of what paid a cost; an act of another kind goes by its own kind. */
const VERBS: { readonly [K in ActKind]?: string } = {
  chooseObjects: 'choose',
  move: 'return',
  payLife: 'life',
  loseLife: 'life',
  keywordActionN: 'mill',
};

export function costVerb(act: Act): string {
  return VERBS[act.kind] ?? act.kind;
}

/** A cost that is an act of the player who pays ("you" of the context). */
export function actAsCost(
  g: Game,
  act: Act,
  ctx: Context,
  payment: PaymentAnswer | null,
  paidFor: PaidFor = 'other',
): ActCostPayment {
  const doing: Doing = {
    ctx,
    subjects: [{ kind: 'player', player: ctx.controller }],
    each: false,
    duration: null,
    cause: { source: ctx.source, player: ctx.controller, words: ctx.words.text },
    cost: { payment, paidFor },
    times: null,
    noRegeneration: false,
    collect: null,
  };
  const impossible =
    asksForNone(g, act, ctx) || isPossible(g, act, doing) ? null : `there isn't what the cost asks for (${costVerb(act)})`;
  return { impossible, pay: () => pay(g, act, doing) };
}

/** "Tapping up to one creature", "exile any number of cards": a cost of none of them can be paid by whoever has none (CR 118.5). */
const asksForNone = (g: Game, act: Act, ctx: Context): boolean =>
  'objects' in act && act.objects?.kind === 'some' && boundsOf(g, act.objects.quantity, ctx).min === 0;

function* pay(g: Game, act: Act, doing: Doing): Run<ActPaid> {
  const done = yield* runAct(g, act, doing);
  // "That much" and "those cards" of the effect may speak of what was paid (CR 608.2h).
  bindMarks([act], done, doing);
  const { refs, amount } = done;
  const verb = costVerb(act);
  return { objects: { [verb]: objectsIn(refs) }, amounts: { [verb]: amount } };
}
