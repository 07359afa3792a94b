import type { EventOf } from '../events/event.ts';
import type { Game } from '../game.ts';

/**
 * The attackers as they were declared in this turn's latest declare attackers step, which is that of this combat: who has attacked whom that tells,
 * whatever has become of the creatures since, and what only entered attacking never attacked (CR 508.4, 508.6, 508.7a).
 */
export function declaredAttacks({ state: { history, turn } }: Game): readonly EventOf<'attacks'>[] {
  const declared: EventOf<'attacks'>[] = [];
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const { event, turn: when } = history[at]!;
    if (when !== turn.number || (event.kind === 'stepBegins' && event.step === 'declare attackers')) break;
    if (event.kind === 'attacks') declared.push(event);
  }
  return declared;
}
