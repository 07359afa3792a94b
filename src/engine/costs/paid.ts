import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { ManaType } from './slots.ts';
import type { Paid } from './types.ts';

/** What was used to pay, from what has happened since. */
export function paidBy(g: Game, since: number, manaSpent: readonly ManaType[]): Paid {
  const objects: Record<string, ObjectId[]> = {};
  const amounts: Record<string, number> = {};
  for (let at = since; at < g.state.history.length; at += 1) {
    const { event } = g.state.history[at]!;
    for (const [verb, object] of usedIn(event)) objects[verb] = [...(objects[verb] ?? []), object];
    const counted = countedIn(event);
    if (counted) amounts[counted[0]] = (amounts[counted[0]] ?? 0) + counted[1];
  }
  return { manaSpent, objects, amounts };
}

function usedIn(event: GameEvent): readonly (readonly [string, ObjectId])[] {
  switch (event.kind) {
    case 'sacrifice':
    case 'discard':
    case 'tap':
    case 'untap':
      return [[event.kind, event.object]];
    case 'zoneChange':
      if (event.to === 'exile') return [['exile', event.object]];
      return event.to === 'hand' ? [['return', event.object]] : [];
    case 'choose':
      return [['choose', event.object]];
    case 'reveal':
      return event.objects.map((object) => ['reveal', object] as const);
    default:
      return [];
  }
}

function countedIn(event: GameEvent): readonly [string, number] | null {
  if (event.kind === 'loseLife' && event.asCost) return ['life', event.amount];
  return event.kind === 'removeCounters' ? ['removeCounters', event.amount] : null;
}
