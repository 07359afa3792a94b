import { TURN_STEPS, type TurnStep } from '../../rules/vocabulary/zones.ts';
import type { Game } from '../game.ts';
import { hasFlag } from '../layers/index.ts';

/** The phase that a step belongs to (CR 500.1); main phases stand for themselves. */
export function phaseOf(step: TurnStep): 'beginning' | 'precombat main' | 'combat' | 'postcombat main' | 'ending' {
  switch (step) {
    case 'untap':
    case 'upkeep':
    case 'draw':
      return 'beginning';
    case 'precombat main':
    case 'postcombat main':
      return step;
    case 'end':
    case 'cleanup':
      return 'ending';
    default:
      return 'combat';
  }
}

/** Why a step of the ordinary order doesn't happen now; null where it does. */
export function skippedBecause(g: Game, step: TurnStep): { readonly reason: string; readonly cite: '508.8' | '510.4' } | null {
  const attackers = g.state.combat?.attackers ?? [];
  if ((step === 'declare blockers' || step === 'first-strike damage' || step === 'combat damage') && attackers.length === 0) {
    return { reason: 'no creature attacks', cite: '508.8' };
  }
  if (step === 'first-strike damage' && !someoneStrikesFirst(g)) {
    return { reason: 'no attacking or blocking creature has first strike or double strike', cite: '510.4' };
  }
  return null;
}

function someoneStrikesFirst(g: Game): boolean {
  const combat = g.state.combat;
  const fighters = [...(combat?.attackers ?? []), ...(combat?.blockers ?? [])];
  return fighters.some(
    ({ object }) => g.state.objects[object] && (hasFlag(g, object, 'strikesFirst') || hasFlag(g, object, 'strikesTwice')),
  );
}

/** The step that comes next in this turn; null where the turn ends. */
export function stepAfter(g: Game, step: TurnStep): TurnStep | null {
  for (let at = TURN_STEPS.indexOf(step) + 1; at < TURN_STEPS.length; at += 1) {
    const next = TURN_STEPS[at]!;
    if (!skippedBecause(g, next)) return next;
  }
  return null;
}
