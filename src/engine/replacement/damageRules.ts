import type { EventOf, GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { statements } from '../layers/index.ts';
import { objectRef } from '../state/ids.ts';
import { tell } from '../trace/record.ts';
import { isMeant } from '../triggers/events/matcher.ts';

/** Whether damage can be prevented: neither what deals it nor another effect says that it can't (CR 615.12). */
export function isPreventable(g: Game, event: EventOf<'damage'>): boolean {
  if (!event.preventable) return false;
  return !statements(g, 'unpreventable').some(
    ({ node, context }) =>
      (node.combat === undefined || event.combat === (node.combat === 'combat')) &&
      isMeant(g, node.by, objectRef(event.source), context),
  );
}

/** A prevention effect is applied to it, prevents nothing, and isn't reduced (CR 615.12). */
export function tellUnpreventable(g: Game, event: GameEvent): readonly GameEvent[] {
  tell(g, { kind: 'replacement', says: "This damage can't be prevented.", cite: ['615.12'] });
  return [event];
}
