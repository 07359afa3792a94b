import type { RuleNumber } from '../../rules/citations.ts';
import type { TurnStep } from '../../rules/vocabulary/zones.ts';
import { beginCombat, dealCombatDamage, endCombat } from '../combat/index.ts';
import { emptyManaPools } from '../costs/index.ts';
import type { Run } from '../decisions/types.ts';
import { NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import { type Game, spend } from '../game.ts';
import { endEffects } from '../layers/index.ts';
import { givePriority } from '../priority/index.ts';
import type { PlayerId } from '../state/ids.ts';
import { checkStateBasedActions } from '../stateBased/index.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer, setState, setTurn } from '../writer.ts';
import { cleanup, cleanupNeedsPriority } from './cleanup.ts';
import { passControl } from './control.ts';
import { rememberSpells } from './dayNight.ts';
import { addedStep, afterPhase } from './extraPhases.ts';
import { phaseOf, stepAfter } from './order.ts';
import { isSkipped, stepReached } from './skipped.ts';
import { drawForTurn, nextChapters, untapStep } from './turnBased.ts';

/** The rule that says that there is such a step. */
const PHASE_RULE = {
  beginning: '501.1',
  'precombat main': '505.1',
  combat: '506.1',
  'postcombat main': '505.1',
  ending: '512.1',
} as const;

/** Steps without turn-based actions: once they begin, the active player gets priority. */
const STEP_RULE: { readonly [S in TurnStep]?: readonly RuleNumber[] } = {
  upkeep: ['503.1'],
  'beginning of combat': ['507.2'],
  'end of combat': ['511.1'],
  end: ['513.1'],
};

/**
 * Begins the step at whose beginning the game stands: turn-based actions, "at the beginning" triggers, then the active player gets priority
 * (CR 500.6, 703). A declaration of attackers or blockers stays open: the next action makes it.
 */
export function* beginStep(g: Game): Run<void> {
  const { step, active, number } = g.state.turn;
  spend(g, step);
  g.parent = null;
  tell(g, {
    kind: 'step',
    says: `${stepName(step)} of ${playerName(g, active)}'s turn ${number} begins.`,
    cite: [PHASE_RULE[phaseOf(step)], ...(STEP_RULE[step] ?? [])],
  });
  setTurn(g, { begun: true, priority: null, passed: [] });
  endEffects(g, { kind: 'stepBegins', step, player: active, turn: number });
  if (step === 'beginning of combat') beginCombat(g);
  yield* happen(g, [{ kind: 'stepBegins', step, player: active, turn: number }], NO_CAUSE);
  yield* turnBasedActions(g, step, active);
  if (g.state.turn.openDeclaration) return;
  if (step === 'untap') {
    leaveStep(g, 'upkeep');
  } else if (step === 'cleanup') {
    yield* afterCleanup(g);
  } else {
    yield* givePriority(g, active);
  }
}

const stepName = (step: TurnStep): string => {
  const name = step.charAt(0).toUpperCase() + step.slice(1);
  return step.endsWith('main') ? `${name} phase` : `${name} step`;
};

function* turnBasedActions(g: Game, step: TurnStep, active: PlayerId): Run<void> {
  switch (step) {
    case 'untap':
      return yield* untapStep(g, active);
    case 'draw':
      return yield* drawForTurn(g, active);
    case 'precombat main':
      return yield* nextChapters(g, active);
    case 'declare attackers':
      return setTurn(g, { openDeclaration: 'attackers' });
    case 'declare blockers':
      return setTurn(g, { openDeclaration: 'blockers' });
    case 'first-strike damage':
    case 'combat damage':
      return yield* dealCombatDamage(g, step);
    case 'cleanup':
      return yield* cleanup(g, active);
    default:
      return;
  }
}

/** CR 514.3a: players get priority in the cleanup step only if something happened. */
function* afterCleanup(g: Game): Run<void> {
  if (!(yield* checkStateBasedActions(g)) && !cleanupNeedsPriority(g)) return leaveStep(g, null);
  tell(g, {
    kind: 'turn',
    says: 'Something has happened in this cleanup step: players get priority, and another cleanup step will follow.',
    cite: ['514.3a'],
  });
  yield* givePriority(g, g.state.turn.active);
}

/** All players have passed with the stack empty (CR 500.2). A cleanup step in which players had priority is followed by another (514.3a). */
export function endStep(g: Game): void {
  const { step } = g.state.turn;
  leaveStep(g, step === 'cleanup' ? 'cleanup' : stepAfter(g, step));
}

/**
 * What resolved has ended the turn: state-based actions, then straight to the cleanup step, with nobody getting priority (CR 724.1c, d, f); what
 * has triggered meanwhile waits until then.
 */
export function* skipToCleanup(g: Game): Run<void> {
  while (yield* checkStateBasedActions(g)) spend(g, 'state-based actions');
  if (g.state.over) return;
  const { step } = g.state.turn;
  tell(g, { kind: 'turn', says: 'The turn skips to its cleanup step.', cite: ['724.1c', '724.1d', '724.1e'] });
  if (g.state.combat) {
    endCombat(g);
    endEffects(g, { kind: 'combatEnds' });
  }
  emptyManaPools(g, { step });
  setTurn(g, { step: 'cleanup', begun: false, priority: null, passed: [], openDeclaration: null, extraPhases: [], extraSteps: [], resume: null, ending: false }); // biome-ignore format: one line
}

/** What lasts until the end of the step or phase ends, unused mana empties (CR 500.5), and the game stands before the next step. */
function leaveStep(g: Game, next: TurnStep | null): void {
  const { step } = g.state.turn;
  if (step === 'end of combat') {
    endCombat(g);
    endEffects(g, { kind: 'combatEnds' });
  }
  emptyManaPools(g, { step });
  const following = addedStep(g) ?? afterPhase(g, next);
  const reached = following === null ? null : stepReached(g, g.state.turn.active, following);
  if (reached === null) nextTurn(g);
  else setTurn(g, { step: reached, begun: false, priority: null, passed: [], openDeclaration: null });
}

/** The turn that ends is one that an extra turn of the same player is to follow. */
function addTurnAfter(g: Game): void {
  const { active, number, extraTurns } = g.state.turn;
  const made = g.state.players[active]?.extraAfterTurn ?? null;
  if (made === null || number <= made) return;
  setPlayer(g, active, { extraAfterTurn: null });
  setTurn(g, { extraTurns: [active, ...extraTurns] });
}

/** What was to last until the turn of a player who has left, or until a point in it, lasts until it would have begun (CR 800.4m). */
function passBy(g: Game, player: PlayerId, turn: number): void {
  const ended = endEffects(g, { kind: 'turnPassedBy', player, turn });
  if (ended.length === 0) return;
  const says = `${playerName(g, player)}'s turn would have begun: effects that last until then end.`;
  tell(g, { kind: 'event', says, cite: ['800.4m', '800.4k'] });
}

/** The next player's turn in the players' order, unless an extra turn comes first (CR 500.7); turns that are skipped are passed by. */
function nextTurn(g: Game): void {
  addTurnAfter(g);
  const { turn, players } = g.state;
  let { active, extraTurns } = turn;
  let last = turn.orderFrom ?? active;
  let isExtra: boolean;
  const passedBy: PlayerId[] = [];
  do {
    const [extra, ...more] = extraTurns;
    isExtra = extra !== undefined;
    if (extra === undefined) {
      do {
        last = ((last + 1) % players.length) as PlayerId;
        if (players[last]?.lost !== null) passedBy.push(last);
      } while (players[last]?.lost !== null);
      active = last;
    } else {
      active = extra;
      extraTurns = more;
    }
  } while (players[active]?.lost !== null || isSkipped(g, active, 'turn'));
  const number = turn.number + 1;
  rememberSpells(g);
  const { orderFrom: _before, ...before } = turn;
  setState(g, 'turn', {
    ...before,
    ...(isExtra ? { orderFrom: last } : {}),
    number,
    active,
    step: 'untap',
    begun: false,
    priority: null,
    passed: [],
    openDeclaration: null,
    extraTurns,
    extraPhases: [],
    extraSteps: [],
    resume: null,
    ending: false,
  });
  setState(g, 'given', { landsPlayed: {}, spellsCast: {} });
  g.parent = null;
  tell(g, { kind: 'turn', says: `Turn ${number} begins: ${playerName(g, active)}'s.`, cite: ['500.1'] });
  passControl(g, active);
  for (const gone of passedBy) passBy(g, gone, number);
  endEffects(g, { kind: 'turnBegins', player: active, turn: number });
  const first = stepReached(g, active, 'untap');
  if (first !== null && first !== 'untap') setTurn(g, { step: first });
}
