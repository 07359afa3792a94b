import type { Act, Cost, Some } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { matches } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { characteristics, statementsOf } from '../layers/index.ts';
import { boundsOf } from '../quantity.ts';
import { refuse } from '../refuse.ts';
import { contextOf } from '../stack/context.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';
import { nameOf } from '../trace/names.ts';
import { costVerb } from '../verbs/index.ts';
import { setObject } from '../writer.ts';
import type { CastRequest } from './request.ts';

/**
 * Where what a spell costs depends on what will be used to pay for it ("reduced by … the sacrificed creature's mana value"), that is chosen as
 * the choices for the spell are made (CR 601.2b, 702.119c, 702.180b). Gives the request with the payment that says so.
 */
export function* announceUsed(g: Game, spell: ObjectId, request: CastRequest): Run<CastRequest> {
  const { using, player } = request;
  if (using.kind !== 'alternative' || !dependsOnPayment(g, spell)) return request;
  const ctx = contextOf(g, spell);
  let { payment } = request;
  for (const act of using.costs.flatMap(choosingAct)) {
    const verb = costVerb(act);
    const ids = yield* choose(g, player, act.objects as Some, payment?.objects[verb] ?? null, ctx);
    payment = { ...(payment ?? NOTHING_SAID), objects: { ...payment?.objects, [verb]: ids } };
    const entry = object(g, spell).stack as StackEntry;
    setObject(g, spell, { stack: { ...entry, paid: { ...entry.paid, [verb]: ids } } });
  }
  return { ...request, payment };
}

const NOTHING_SAID: PaymentAnswer = { objects: {}, amounts: {}, mana: null, manaFrom: null };

function dependsOnPayment(g: Game, spell: ObjectId): boolean {
  return statementsOf(g, object(g, spell), 'costChange').some(({ node }) => JSON.stringify(node).includes('"paidReferent"'));
}

type ChoosingAct = Extract<Act, { kind: 'tap' | 'sacrifice' }>;

function choosingAct(cost: Cost): readonly ChoosingAct[] {
  if (cost.kind !== 'actCost') return [];
  const { act } = cost;
  return (act.kind === 'tap' || act.kind === 'sacrifice') && act.objects.kind === 'some' ? [act] : [];
}

function* choose(
  g: Game,
  player: CastRequest['player'],
  { filter, quantity }: Some,
  given: readonly ObjectId[] | null,
  ctx: Context,
): Run<readonly ObjectId[]> {
  const own = g.state.battlefield.filter((id) => characteristics(g, id).controller === player && matches(g, filter, id, ctx));
  const { min, max } = boundsOf(g, quantity, ctx);
  const named = own.filter((id) => given?.includes(id)).slice(0, max);
  const other = given?.find((id) => !own.includes(id));
  if (other !== undefined) refuse(`${nameOf(g, other)} can't be used to pay for ${ctx.words.card}.`, ['601.2b', '118.3']);
  if (named.length > 0 || (given !== null && min === 0)) return named;
  const refs = yield* chooseRefs(g, {
    player,
    kind: 'choose',
    prompt: `what to use to pay for ${ctx.words.card}?`,
    refs: own.map(objectRef),
    min,
    max,
    cite: ['601.2b'],
    source: ctx.source,
  });
  return refs.flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []));
}
