import { apnap, type Game } from '../../engine/game.ts';
import { Refusal } from '../../engine/refuse.ts';
import type { PlayerId } from '../../engine/state/ids.ts';
import { playerName } from '../../engine/trace/names.ts';
import { mark, undo } from '../../engine/writer.ts';
import type { MissingDecision } from '../answer.ts';
import type { Scenario } from '../document/index.ts';
import { prepare } from '../prepare.ts';
import type { ResolveContext } from '../resolver.ts';
import { asDocumentErrors, type Ending, run } from '../run/resolve.ts';
import { OpenDecision, Runner } from '../run/runner.ts';
import { ensureBegun, readyToAct } from '../run/timing.ts';
import { Definitions } from '../setup/definitions.ts';
import { setUp } from '../setup/game.ts';
import { missingDecision, statusOf } from '../view/answer.ts';
import { declarations } from './combat.ts';
import { simple } from './simple.ts';
import type { LegalAction, LegalActions, LegalResult } from './types.ts';
import { type Found, withPriority } from './withPriority.ts';

export {
  ACTION_KINDS,
  type ActionKind,
  type LegalAction,
  type LegalActions,
  type LegalResult,
  type RefusedAction,
} from './types.ts';

/** What each player may do at the end of a scenario's actions. Pure, as carrying it out is; nothing resolves after the last action. */
export function legalActions(scenario: Scenario, context: ResolveContext): LegalResult {
  const prepared = prepare(scenario, context);
  if (!prepared.ok) return prepared;
  try {
    const standing: Scenario = { ...scenario, finish: 'stop' };
    const r = new Runner(setUp(standing, new Definitions(standing, context.cards)), standing);
    const ending = beginning(r, run(r));
    return { ok: true, legal: { ...look(r, ending), edition: prepared.rules.edition } };
  } catch (problem) {
    return { ok: false, errors: asDocumentErrors(problem, context) };
  }
}

/** The step at whose beginning the game stands begins, where players get priority in it. */
function beginning(r: Runner, ending: Ending): Ending {
  const { turn, over } = r.g.state;
  if (isOver(r, ending) || over || turn.begun || WITHOUT_PRIORITY.has(turn.step)) return ending;
  try {
    r.drive(ensureBegun(r.g));
    r.noteUnread();
    return ending;
  } catch (problem) {
    if (problem instanceof OpenDecision) return { ...ending, decision: problem.request };
    throw problem;
  }
}

const WITHOUT_PRIORITY: ReadonlySet<string> = new Set(['untap', 'cleanup']);

const isOver = (r: Runner, { decision, refusal, exhausted }: Ending): boolean =>
  decision !== null || refusal !== null || exhausted !== null || r.unsupported.length > 0;

type Looked = Omit<LegalActions, 'edition'>;

function look(r: Runner, ending: Ending): Looked {
  const status = statusOf(r, ending);
  const { decision, refusal } = ending;
  const nothing: Looked = {
    status,
    player: null,
    actions: [],
    refusals: refusal ? [refusal] : [],
    decision: null,
    unsupported: r.unsupported,
  };
  if (status === 'NEEDS_DECISION' && decision) return deciding(nothing, missingDecision(r.g, decision));
  if (isOver(r, ending) || r.g.state.over) return nothing;
  return acting(r, nothing);
}

/** Somebody has to answer first: that is the one thing to be done. */
function deciding(nothing: Looked, decision: MissingDecision): Looked {
  const { player, citations } = decision;
  const action = { ...simple('choose', player, `${player} decides: ${decision.prompt}`, citations), firstChoice: decision };
  return { ...nothing, player, decision, actions: [{ ...action, action: { player, choose: [] } }] };
}

/** Nobody has to decide anything: every player may act, those without priority once the others have passed. */
function acting(r: Runner, nothing: Looked): Looked {
  const { g } = r;
  const actionIndex = r.scenario.actions.length + 1;
  const perPlayer = inOrder(g).map((id, place) => forPlayer(r, id, place === 0));
  const unsupported = perPlayer.flatMap((found) => found.unsupported);
  const combat = declarations(r);
  const concede = inOrder(g).map((id) => conceding(playerName(g, id)));
  return {
    ...nothing,
    status: unsupported.length > 0 ? 'UNSUPPORTED' : nothing.status,
    player: whoActs(g),
    actions: [...perPlayer.flatMap(({ actions }) => actions), ...combat.actions, ...concede],
    refusals: [...perPlayer.flatMap(({ refusals }) => refusals), ...combat.refusals].map((one) => ({ ...one, actionIndex })),
    unsupported,
  };
}

/** From the player with priority on. */
function inOrder(g: Game): readonly PlayerId[] {
  const order = apnap(g);
  const at = Math.max(0, order.indexOf(g.state.turn.priority ?? g.state.turn.active));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Who declares, or has priority; before a step in which nobody gets it there is nobody. */
function whoActs(g: Game): string | null {
  const { turn } = g.state;
  if (turn.openDeclaration === 'blockers') {
    const [defender] = inOrder(g).filter((id) => id !== turn.active);
    return defender === undefined ? null : playerName(g, defender);
  }
  if (turn.openDeclaration === 'attackers') return playerName(g, turn.active);
  return turn.priority === null ? null : playerName(g, turn.priority);
}

/** `first`: the player has priority, or gets it without anyone passing. */
function forPlayer(r: Runner, id: PlayerId, first: boolean): Found {
  const { g } = r;
  const before = mark(g);
  const { budget } = g;
  const player = playerName(g, id);
  try {
    r.driveHypothetically(readyToAct(g, id));
    const found = withPriority(g, id);
    if (!first) return { ...found, actions: found.actions.map((action) => ({ ...action, othersPass: true })) };
    const passing = { ...simple('pass', player, `${player} passes.`, ['117.3d']), action: { pass: player } };
    return { ...found, actions: [passing, ...found.actions] };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { reason, cite } = problem;
    return { actions: [], refusals: [{ player, summary: `${player} acts.`, reason, citations: cite }], unsupported: [] };
  } finally {
    undo(g, before);
    g.budget = budget;
  }
}

const conceding = (player: string): LegalAction => ({
  ...simple('concede', player, `${player} concedes.`, ['104.3a']),
  action: { concede: player },
});
