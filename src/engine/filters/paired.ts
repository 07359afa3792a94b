import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/** The creature that a creature is paired with (CR 702.95b); null for one that is unpaired. */
export function pairOf(g: Game, id: ObjectId): ObjectId | null {
  const other = g.state.objects[id]?.paired?.with;
  return other !== undefined && g.state.objects[other]?.paired?.with === id ? other : null;
}
