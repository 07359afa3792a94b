import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import type { Game } from '../game.ts';
import type { ExtraPhase } from '../state/state.ts';
import { tell } from '../trace/record.ts';
import { setTurn } from '../writer.ts';
import { phaseOf } from './order.ts';

const BEGINS: Readonly<Record<ExtraPhase, TurnStep>> = {
  beginning: 'untap',
  combat: 'beginning of combat',
  // CR 505.1a: only the first main phase of the turn is a precombat main phase.
  main: 'postcombat main',
};

/** Adds phases directly after the one that it is; those that are added later come first (CR 500.8). */
export function addPhases(g: Game, phases: readonly ExtraPhase[]): void {
  setTurn(g, { extraPhases: [...phases, ...(g.state.turn.extraPhases ?? [])] });
}

/** The step that comes where this one would: the first of an added phase, or after those the one with which the turn goes on. */
export function afterPhase(g: Game, next: TurnStep | null): TurnStep | null {
  const { step, extraPhases = [], resume } = g.state.turn;
  if (next !== null && phaseOf(next) === phaseOf(step)) return next;
  const [first, ...rest] = extraPhases;
  if (first !== undefined) {
    setTurn(g, { extraPhases: rest, resume: resume ?? { step: next } });
    const says = `An additional ${first === 'main' ? 'main' : first} phase comes.`;
    tell(g, { kind: 'turn', says, cite: first === 'main' ? ['500.8', '505.1a'] : ['500.8'] });
    return BEGINS[first];
  }
  if (!resume) return next;
  setTurn(g, { resume: null });
  return resume.step;
}

/** Whether steps that are over for this turn may come again in it. */
export const comesAgain = (g: Game): boolean =>
  (g.state.turn.extraPhases ?? []).length > 0 || (g.state.turn.resume ?? null) !== null;
