import type { Run } from '../decisions/types.ts';
import type { Cause, GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';

/** Replaces and prevents what would happen (CR 614 to 616) and gives what is left to happen. */
export function* replaceEvents(_g: Game, events: readonly GameEvent[], _cause: Cause): Run<readonly GameEvent[]> {
  return events;
}
