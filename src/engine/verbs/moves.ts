import type { Bindings, Context } from '../context.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { gathered } from '../lists.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { BoundReferents } from '../triggers/types.ts';

/** Where objects went that this effect itself moved, so that its later parts find them (CR 400.7j). It lives as long as the bindings. */
const MOVED = new WeakMap<Bindings, Map<ObjectId, ObjectId>>();

export function noteMoves({ bindings }: Context, happened: readonly GameEvent[]): void {
  for (const event of happened) {
    if (event.kind !== 'zoneChange' || event.became === null) continue;
    const moved = MOVED.get(bindings) ?? new Map<ObjectId, ObjectId>();
    MOVED.set(bindings, moved.set(event.object, event.became));
  }
}

/**
 * The object that words speaking of this one can act on now: itself; what it became where this effect moved it (CR 400.7j), or where the
 * ability triggered on its moving (400.7e, 603.6); null where it has gone.
 */
export function objectNow(g: Game, ctx: Context, id: ObjectId): ObjectId | null {
  const moved = MOVED.get(ctx.bindings);
  let now: ObjectId | null = id;
  while (now !== null && !g.state.objects[now]) {
    const next: ObjectId | undefined | null = moved?.get(now) ?? (now === id ? triggeredOn(g, ctx, id) : null);
    now = next ?? null;
  }
  return now;
}

function triggeredOn(g: Game, { memory }: Context, id: ObjectId): ObjectId | null {
  const spoken = memory?.refs.subject?.some((ref) => ref.kind === 'object' && ref.object === id);
  return spoken ? (g.state.lastKnown[id]?.became ?? null) : null;
}

/** The same for several, those that have gone left out; players stay. */
export function refsNow(g: Game, ctx: Context, refs: readonly Ref[]): readonly Ref[] {
  return gathered(refs, (ref): readonly Ref[] => {
    if (ref.kind === 'player') return g.state.players[ref.player]?.lost === null ? [ref] : [];
    const now = objectNow(g, ctx, ref.object);
    return now === null ? [] : [{ kind: 'object', object: now }];
  });
}

/** What the marks came to, for a delayed or reflexive trigger: objects as they are now, since it doesn't follow them further (CR 603.7c). */
export function boundNow(g: Game, ctx: Context): BoundReferents {
  const targets = ctx.targets.map(({ slot, refs: chosen }) => [slot, chosen] as const);
  const refs = [...targets, ...ctx.bindings.refs].map(([mark, list]) => [
    mark,
    list.map((ref): Ref => {
      const now = ref.kind === 'object' ? objectNow(g, ctx, ref.object) : null;
      return now === null ? ref : { kind: 'object', object: now };
    }),
  ]);
  return { refs: Object.fromEntries(refs), amounts: Object.fromEntries(ctx.bindings.amounts) };
}
