import { abilityOf } from '../abilities.ts';
import type { Bindings, Context } from '../context.ts';
import type { GameEvent } from '../events/event.ts';
import { targetsOf } from '../filters/referents.ts';
import type { Game } from '../game.ts';
import { gathered } from '../lists.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { TriggerMemory } from '../state/stackEntry.ts';
import { citeToo } from '../trace/record.ts';
import type { BoundReferents } from '../triggers/types.ts';

/** Where objects went that this effect itself moved, so that its later parts find them (CR 400.7j). It lives as long as the bindings. */
const MOVED = new WeakMap<Bindings, Map<ObjectId, ObjectId>>();

/** What is bound as it stands now, for one of several; what moves later is found by all of them. */
export function boundApart(bindings: Bindings): Bindings {
  const same = bindings.copy();
  const moved = MOVED.get(bindings) ?? new Map<ObjectId, ObjectId>();
  MOVED.set(bindings, moved);
  MOVED.set(same, moved);
  return same;
}

export function noteMoves({ bindings }: Context, happened: readonly GameEvent[]): void {
  for (const event of happened) {
    if (event.kind !== 'zoneChange' || event.became === null) continue;
    const moved = MOVED.get(bindings) ?? new Map<ObjectId, ObjectId>();
    MOVED.set(bindings, moved.set(event.object, event.became));
  }
}

/**
 * The object that words speaking of this one can act on now: itself; what it became where this effect moved it (CR 400.7j), or where the
 * ability triggered on its moving (400.7e, 603.6) or on that of what it enchanted (400.7f); null where it has gone.
 */
export function objectNow(g: Game, ctx: Context, id: ObjectId): ObjectId | null {
  const moved = MOVED.get(ctx.bindings);
  let now: ObjectId | null = id;
  while (now !== null && !g.state.objects[now]) {
    const next: ObjectId | undefined | null =
      moved?.get(now) ?? (now === id ? (triggeredOn(g, ctx, id) ?? auraOf(g, ctx, id)) : null);
    now = next ?? null;
  }
  return now;
}

/** The source that was moved to pay for the ability itself, where something is done to it (CR 400.7j); what it does it does as it last was (113.7a). */
function paidWith(g: Game, { source, onStack }: Context, id: ObjectId): ObjectId | null {
  if (id !== source || onStack === null) return null;
  const paid = g.state.objects[onStack]?.stack?.paid ?? {};
  return Object.values(paid).some((ids) => ids?.includes(id)) ? (g.state.lastKnown[id]?.became ?? null) : null;
}

/** The card that is left of a source that was moved from the battlefield to pay for its ability: no permanent any more (CR 109.2, 400.7). */
export function isLeftOfPayment(g: Game, ctx: Context, id: ObjectId): boolean {
  const { source } = ctx;
  if (g.state.objects[source] || g.state.lastKnown[source]?.object.zone !== 'battlefield') return false;
  return g.state.objects[id]?.zone !== 'battlefield' && paidWith(g, ctx, source) === id;
}

function triggeredOn(g: Game, ctx: Context, id: ObjectId): ObjectId | null {
  const { memory } = ctx;
  const isIt = (ref: Ref): boolean => ref.kind === 'object' && ref.object === id;
  if (!memory?.moved?.includes(id)) return null;
  const spoken = memory.refs.subject?.some(isIt) || (memory.refs.other?.some(isIt) && triggeredBy(g, ctx, MOVES));
  return spoken ? (g.state.lastKnown[id]?.became ?? null) : null;
}

/** The Aura whose ability triggered as what it enchanted left the battlefield, in its owner's graveyard (CR 400.7f, 704.5m). */
function auraOf(g: Game, ctx: Context, id: ObjectId): ObjectId | null {
  const left = id === ctx.source ? g.state.lastKnown[id] : undefined;
  const to = left?.object.attachedTo;
  if (!left || to?.kind !== 'object' || !left.characteristics.subtypes.includes('Aura')) return null;
  const enchanted = ctx.memory?.refs.subject?.some((ref) => ref.kind === 'object' && ref.object === to.object);
  if (!enchanted || !triggeredBy(g, ctx, LEAVES) || left.became === null) return null;
  if (g.state.objects[left.became]?.zone !== 'graveyard') return null;
  citeToo(g, ['400.7f']);
  return left.became;
}

/** Events by which a permanent leaves the battlefield. */
const LEAVES: ReadonlySet<string> = new Set(['dies', 'leavesTheBattlefield', 'isPutInto']);

/** Events of players by which an object is moved: what was sacrificed or discarded is found where it went (CR 400.7e). */
const MOVES: ReadonlySet<string> = new Set(['sacrifices', 'discards']);

function triggeredBy(g: Game, { onStack }: Context, kinds: ReadonlySet<string>): boolean {
  const ability = onStack === null ? null : g.state.objects[onStack]?.stack?.ability;
  const tree = ability ? abilityOf(g, ability.definition).tree : null;
  return tree?.kind === 'triggered' && kinds.has(tree.event.kind);
}

/** The same with what the other parts became, where it was a merged permanent (CR 730.3c). */
function objectsNow(g: Game, ctx: Context, id: ObjectId): readonly ObjectId[] {
  const now = objectNow(g, ctx, id) ?? paidWith(g, ctx, id);
  if (now === null || now === id) return now === null ? [] : [now];
  return [now, ...(g.state.lastKnown[id]?.also ?? []).filter((other) => g.state.objects[other] !== undefined)];
}

/** The same for several, those that have gone left out; players stay. */
export function refsNow(g: Game, ctx: Context, refs: readonly Ref[]): readonly Ref[] {
  return gathered(refs, (ref): readonly Ref[] => {
    if (ref.kind === 'player') return g.state.players[ref.player]?.lost === null ? [ref] : [];
    return objectsNow(g, ctx, ref.object).map((object) => ({ kind: 'object', object }));
  });
}

/** What the marks came to, for a delayed or reflexive trigger: objects as they are now, since it doesn't follow them further (CR 603.7c). */
export function boundNow(g: Game, ctx: Context): BoundReferents {
  const targets = ctx.targets.map(({ slot }) => [slot, targetsOf(slot, ctx)] as const);
  const refs = [...targets, ...ctx.bindings.refs].map(([mark, list]) => [mark, list.flatMap((ref) => asNow(g, ctx, ref))]);
  const spoken = [...targets, ...ctx.bindings.refs, ...Object.entries(ctx.memory?.refs ?? {})].flatMap(([, list]) => list);
  const was = { ...ctx.bindings.was, ...whatTheyWere(g, ctx, spoken) };
  const [each] = ctx.each ? asNow(g, ctx, ctx.each) : [];
  const known = {
    refs: Object.fromEntries(refs),
    amounts: Object.fromEntries(ctx.bindings.amounts),
    ...(each ? { each } : {}),
  };
  return Object.keys(was).length === 0 ? known : { ...known, was };
}

/** The same for an effect that lasts, with what the ability that began it triggered on: its words may speak of that later. */
export function boundForEffect(g: Game, ctx: Context): BoundReferents {
  const known = boundNow(g, ctx);
  const bound = ctx.x === null ? known : { ...known, x: ctx.x };
  return ctx.memory ? { ...bound, memory: memoryNow(g, ctx, ctx.memory) } : bound;
}

/** Of what has left the battlefield or the stack and hasn't come back: by what it has become, what it was (CR 608.2h). */
function whatTheyWere(g: Game, ctx: Context, refs: readonly Ref[]): NonNullable<BoundReferents['was']> {
  const was: Record<number, ObjectId> = {};
  for (const ref of refs) {
    if (ref.kind === 'player' || !WHERE_IT_IS_MORE.has(g.state.lastKnown[ref.object]?.object.zone)) continue;
    for (const now of objectsNow(g, ctx, ref.object))
      if (now !== ref.object && !WHERE_IT_IS_MORE.has(g.state.objects[now]?.zone)) was[now] = ref.object;
  }
  return was;
}

/** Zones of permanents and spells, which are more than the card that is left of them elsewhere. */
const WHERE_IT_IS_MORE: ReadonlySet<string | undefined> = new Set(['battlefield', 'stack']);

/** The same of what the ability triggered on. */
export function memoryNow(g: Game, ctx: Context, memory: TriggerMemory): TriggerMemory {
  const refs = Object.entries(memory.refs).map(([role, list]) => [role, list.flatMap((ref) => asNow(g, ctx, ref))]);
  return { ...memory, refs: Object.fromEntries(refs) };
}

function asNow(g: Game, ctx: Context, ref: Ref): readonly Ref[] {
  const now = ref.kind === 'object' ? objectsNow(g, ctx, ref.object) : [];
  return now.length === 0 ? [ref] : now.map((object) => ({ kind: 'object', object }));
}
