import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import type { Game } from '../game.ts';
import type { ExtraPhase } from '../state/state.ts';
import { tell } from '../trace/record.ts';
import { setTurn } from '../writer.ts';
import { phaseOf } from './order.ts';

const BEGINS: Readonly<Record<ExtraPhase, TurnStep>> = {
  beginning: 'untap',
  upkeep: 'upkeep',
  combat: 'beginning of combat',
  // CR 505.1a: only the first main phase of the turn is a precombat main phase.
  main: 'postcombat main',
};

/** Adds phases directly after the one that it is; those that are added later come first (CR 500.8). */
export function addPhases(g: Game, phases: readonly ExtraPhase[]): void {
  setTurn(g, { extraPhases: [...phases, ...(g.state.turn.extraPhases ?? [])] });
}

/** Adds steps directly after the one that it is; those that are added later come first (CR 500.9). */
export function addSteps(g: Game, steps: readonly TurnStep[]): void {
  setTurn(g, { extraSteps: [...steps, ...(g.state.turn.extraSteps ?? [])] });
}

/** The added step that comes next; null where none does. */
export function addedStep(g: Game): TurnStep | null {
  const [first, ...rest] = g.state.turn.extraSteps ?? [];
  if (first === undefined) return null;
  setTurn(g, { extraSteps: rest });
  tell(g, { kind: 'turn', says: `An additional ${first} step comes.`, cite: ['500.9'] });
  return first;
}

/** The step that comes where this one would: the first of an added phase, or after those the one with which the turn goes on. */
export function afterPhase(g: Game, next: TurnStep | null): TurnStep | null {
  const { step, extraPhases = [], resume } = g.state.turn;
  if (next !== null && phaseOf(next) === phaseOf(step) && !resume?.only) return next;
  const [first, ...rest] = extraPhases;
  if (first !== undefined) {
    // A phase that is created for one step has no other (CR 500.10).
    const only = first === 'upkeep' ? ({ only: true } as const) : {};
    setTurn(g, { extraPhases: rest, resume: { step: resume ? resume.step : next, ...only } });
    const says = `An additional ${first} ${first === 'upkeep' ? 'step' : 'phase'} comes.`;
    tell(g, { kind: 'turn', says, cite: first === 'main' ? ['500.8', '505.1a'] : first === 'upkeep' ? ['500.10'] : ['500.8'] });
    return BEGINS[first];
  }
  if (!resume) return next;
  setTurn(g, { resume: null });
  return resume.step;
}

/** Whether steps that are over for this turn may come again in it. */
export const comesAgain = (g: Game): boolean =>
  (g.state.turn.extraPhases ?? []).length > 0 ||
  (g.state.turn.extraSteps ?? []).length > 0 ||
  (g.state.turn.resume ?? null) !== null;
