import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/**
 * Whether an object is "another" one: neither the source itself nor what the thing that the ability triggered on became as it moved, since the
 * ability still finds it there (CR 400.7e).
 */
export function isAnother(g: Game, id: ObjectId, { source, memory }: Context): boolean {
  if (id === source) return false;
  const before = memory?.moved?.filter((one) => g.state.lastKnown[one]?.became === id) ?? [];
  return !before.some(
    (one) => one === source || memory?.refs.subject?.some((ref) => ref.kind === 'object' && ref.object === one),
  );
}
