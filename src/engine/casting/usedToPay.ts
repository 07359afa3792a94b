import type { Act, Cost, Some } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { chooseRefs } from '../decisions/decide.ts';
import type { PaymentAnswer, Run } from '../decisions/types.ts';
import { candidates } from '../filters/index.ts';
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
  const { using, player, optionalCosts } = request;
  const instead = using.kind === 'alternative' ? using.costs : [];
  const costs = [...instead, ...optionalCosts.flatMap((optional) => optional.costs)];
  if (costs.length === 0 || !dependsOnPayment(g, spell)) return request;
  const ctx = contextOf(g, spell);
  let { payment } = request;
  for (const act of costs.flatMap(choosingAct)) {
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
  return statementsOf(g, object(g, spell), 'costChange').some(({ node }) =>
    /"paidReferent"|"paid":true/.test(JSON.stringify(node)),
  );
}

type ChoosingAct = Extract<Act, { kind: 'tap' | 'sacrifice' | 'exile' }>;
const CHOOSING: ReadonlySet<Act['kind']> = new Set<ChoosingAct['kind']>(['tap', 'sacrifice', 'exile']);

function choosingAct(cost: Cost): readonly ChoosingAct[] {
  if (cost.kind !== 'actCost') return [];
  const { act } = cost;
  return CHOOSING.has(act.kind) && (act as ChoosingAct).objects.kind === 'some' ? [act as ChoosingAct] : [];
}

function* choose(
  g: Game,
  player: CastRequest['player'],
  { filter, quantity }: Some,
  given: readonly ObjectId[] | null,
  ctx: Context,
): Run<readonly ObjectId[]> {
  // A card that is no permanent counts as its owner's (CR 108.4a).
  const own = candidates(g, filter, ctx).filter((id) => characteristics(g, id).controller === player);
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
