import type { GameEvent } from '../events/event.ts';

/** Effects that have had their one opportunity to affect an event, or what that event has become (CR 614.5). */
const USED = new WeakMap<GameEvent, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

export function usedBy(event: GameEvent): ReadonlySet<string> {
  return USED.get(event) ?? NONE;
}

export function markUsed(events: readonly GameEvent[], keys: readonly string[]): void {
  for (const event of events) USED.set(event, new Set([...usedBy(event), ...keys]));
}
