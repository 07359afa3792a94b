import type { DecisionRequest } from '../../engine/decisions/types.ts';
import { allPass } from '../../engine/priority/index.ts';
import { Exhausted, InputError, Refusal, Unsupported } from '../../engine/refuse.ts';
import type { Answer, RefusalView } from '../answer.ts';
import { type DocumentError, type DocumentPath, documentError, NOWHERE, type Scenario } from '../document/index.ts';
import { prepare } from '../prepare.ts';
import type { ResolveContext, ResolveResult } from '../resolver.ts';
import { Definitions } from '../setup/definitions.ts';
import { type Places, setUp } from '../setup/game.ts';
import { ScenarioProblem } from '../setup/problem.ts';
import { answerOf } from '../view/answer.ts';
import { carryOutAction } from './actions/index.ts';
import type { Waiting } from './answers.ts';
import { open } from './opening.ts';
import { textOf } from './optionFinder.ts';
import { repeating } from './repeating.ts';
import { OpenDecision, Runner } from './runner.ts';

/** How a run came to its end. */
export interface Ending {
  readonly decision: DecisionRequest | null;
  readonly refusal: RefusalView | null;
  readonly exhausted: string | null;
}

/** Carries a scenario out. Pure: the same scenario, cards and rules give the same answer. */
export function resolveScenario(scenario: Scenario, context: ResolveContext): ResolveResult {
  const prepared = prepare(scenario, context);
  if (!prepared.ok) return prepared;
  try {
    const places: Places = new Map();
    const runner = new Runner(setUp(scenario, new Definitions(scenario, context.cards), places), scenario, places);
    const ending = run(runner);
    return { ok: true, answer: answerOf(runner, ending, prepared) satisfies Answer };
  } catch (problem) {
    return { ok: false, errors: asDocumentErrors(problem, context) };
  }
}

/** All actions of the scenario, one after the other. */
export function run(r: Runner): Ending {
  const nothing: Ending = { decision: null, refusal: null, exhausted: null };
  try {
    r.noteUnread();
    r.effects.tell(r.g);
    opening(r);
    for (; r.at < r.scenario.actions.length; r.at += 1) one(r);
    if (r.scenario.finish === 'resolve') finish(r);
    return nothing;
  } catch (problem) {
    if (problem instanceof OpenDecision) return { ...nothing, decision: problem.request };
    if (problem instanceof Refusal)
      return { ...nothing, refusal: { actionIndex: r.at + 1, reason: problem.reason, citations: problem.cite } };
    if (problem instanceof Exhausted) return { ...nothing, exhausted: exhaustedBy(r, problem) };
    if (problem instanceof Unsupported) {
      r.unsupportedBy(problem);
      return nothing;
    }
    throw problem;
  }
}

/** Where it stopped, and what was repeating. */
function exhaustedBy({ g }: Runner, { sequence }: Exhausted): string {
  const round = repeating(g);
  return round === null ? sequence : `${sequence}; again and again: ${round}`;
}

/** What comes before the first action; answers that stand first (`choose`) are for it. */
function opening(r: Runner): void {
  r.at = -1;
  try {
    open(r);
  } catch (problem) {
    if (problem instanceof InputError) throw inputProblem(r, problem);
    throw problem;
  }
  r.at += 1;
  r.noteUnread();
  r.effects.tell(r.g);
}

/** One action; what goes wrong with its words is an error at its place. */
function one(r: Runner): void {
  const index = r.at;
  const action = r.scenario.actions[index]!;
  r.stepsBefore[r.at] = r.g.trace.length;
  if (action.kind !== 'choose' && action.kind !== 'check') r.answers.somethingIsDone(r.g);
  if ('choices' in action) r.beginAnswers(action.choices);
  try {
    carryOutAction(r, action);
  } catch (problem) {
    if (problem instanceof InputError) throw inputProblem(r, problem);
    throw problem;
  }
  if ('choices' in action) leftOver(r, 'player' in action && action.player !== undefined ? r.seat(action.player) : null);
  r.noteUnread();
  r.effects.tell(r.g);
}

/** With words that nobody read nobody knows whether the input is wrong: perhaps just they give what it asks for. It becomes a warning then. */
function inputProblem(r: Runner, { message, suggestions, place }: InputError): Error {
  r.noteUnread();
  const [unread] = r.unsupported;
  if (!unread) return new ScenarioProblem(['actions', Math.max(0, r.at), ...place], message, suggestions);
  r.warnings.push({ kind: 'other', message, actionIndex: Math.max(0, r.at) + 1 });
  return new Unsupported(unread.card, unread.words, unread.reason);
}

function leftOver(r: Runner, player: ReturnType<Runner['seat']> | null): void {
  for (const waiting of r.answers.end(r.g, player)) warnUnused(r, waiting);
}

function warnUnused(r: Runner, { item, actionIndex }: Waiting): void {
  r.warnings.push({
    kind: 'unused answer',
    message: `The answer "${textOf(item.value)}" given with action ${actionIndex} was taken by no decision.`,
    actionIndex,
  });
}

/** After the last action everyone passes until the stack is empty. */
function finish(r: Runner): void {
  const { g } = r;
  r.stepsBefore[r.at] = g.trace.length;
  try {
    while (g.state.stack.length > 0 && !g.state.over) r.drive(allPass(g));
  } catch (problem) {
    if (problem instanceof InputError)
      throw new ScenarioProblem(['actions', Math.max(0, r.at - 1)], problem.message, problem.suggestions);
    throw problem;
  }
  r.noteUnread();
  r.effects.tell(r.g);
  for (const waiting of r.answers.unused(g)) warnUnused(r, waiting);
}

export function asDocumentErrors(problem: unknown, { locator = NOWHERE }: ResolveContext): readonly DocumentError[] {
  if (problem instanceof ScenarioProblem) {
    return [problem, ...problem.more].map(({ path, message, suggestions, code }) =>
      documentError(locator, { code, path: path as DocumentPath, message, suggestions }),
    );
  }
  if (problem instanceof InputError) {
    return [documentError(locator, { code: 'MEANING', path: [], message: problem.message, suggestions: problem.suggestions })];
  }
  throw problem;
}
