import type { Event } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import type { EventKind, GameEvent } from '../../events/event.ts';
import type { Game } from '../../game.ts';
import type { TriggerMemory } from '../../state/stackEntry.ts';

/** Whether the game before the event is looked at, or the game after it (CR 603.10). */
export type Look = 'back' | 'now';

/** Kinds of game event on which an ability with this trigger event could trigger: detection asks no further for others. */
export function eventKindsOf(_event: Event): readonly EventKind[] {
  throw new Error('invariant broken: not built');
}

/** Whether the trigger event looks back in time (CR 603.10a). Of an "either" event each part is asked by itself (see `parts`). */
export function looksBack(_event: Event): boolean {
  throw new Error('invariant broken: not built');
}

/** The events of an "either" event, flattened; an ordinary event is its own only part. */
export function parts(_event: Event): readonly Event[] {
  throw new Error('invariant broken: not built');
}

/** What one event means to one trigger event (no "either"): null where it doesn't match. */
export function eventMatches(_g: Game, _tree: Event, _event: GameEvent, _ctx: Context, _look: Look): TriggerMemory | null {
  throw new Error('invariant broken: not built');
}

/** How often, and with what memory, an ability triggers on a batch of simultaneous events (CR 603.2c): "one or more" only once. */
export function occurrences(
  _g: Game,
  _tree: Event,
  _events: readonly GameEvent[],
  _ctx: Context,
  _look: Look,
): readonly TriggerMemory[] {
  throw new Error('invariant broken: not built');
}
