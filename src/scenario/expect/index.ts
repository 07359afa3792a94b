import type { Answer } from '../answer.ts';
import type { Expectations, Scenario } from '../document/types.ts';
import { type Failure, failure, show } from './failure.ts';
import { sameName } from './names.ts';
import { compareState } from './state.ts';
import { statusInWords } from './status.ts';

export { type Failure, formatFailure } from './failure.ts';

/** Every rule that a step of the answer cites, or that rejected what it considered, in the order of first use. */
export function citedBySteps(answer: Answer): ReadonlySet<string> {
  return new Set(
    answer.steps.flatMap(({ citations, considered }) => [...citations, ...considered.flatMap((other) => other.citations)]),
  );
}

/**
 * Every rule that the answer cites anywhere: in a step, a refusal, a question's answer, the decision that is missing, or where it says why
 * characteristics differ from the printed ones.
 */
export function cited(answer: Answer): ReadonlySet<string> {
  const others = [answer.refusal, answer.decision, ...answer.answers].flatMap((part) => part?.citations ?? []);
  const states = [answer.finalState, ...answer.checks.map(({ state }) => state)];
  const effects = states.flatMap(({ objects }) => objects.flatMap((object) => object.effects));
  return new Set([...citedBySteps(answer), ...others, ...effects.flatMap(({ citations }) => citations)]);
}

function missing(wanted: readonly string[], given: readonly string[] | ReadonlySet<string>): string[] {
  const set = new Set(given);
  return wanted.filter((number) => !set.has(number));
}

const shortList = (numbers: Iterable<string>): string => show([...numbers]);

function compareRules(what: string, all: readonly string[], any: readonly string[], given: readonly string[]): Failure[] {
  const failures: Failure[] = [];
  if (missing(all, given).length > 0) failures.push(failure(`${what} rules`, show(missing(all, given)), shortList(given)));
  if (any.length > 0 && missing(any, given).length === any.length)
    failures.push(failure(`${what} rulesAny`, `one of ${show(any)}`, shortList(given)));
  return failures;
}

function compareAsks({ actions }: Scenario, { answers }: Answer): Failure[] {
  return actions.flatMap((action, i) => {
    if (action.kind !== 'ask') return [];
    const what = `actions[${i}].ask`;
    const given = answers.find(({ actionIndex }) => actionIndex === i + 1);
    if (given === undefined) {
      const asked = action.legal !== undefined || action.rules.length + action.rulesAny.length > 0;
      return asked ? [failure(what, 'an answer', 'none: the scenario stopped before it')] : [];
    }
    const legal = action.legal === undefined || action.legal === given.legal;
    const reason = given.reason === null ? '' : ` (${given.reason})`;
    return [
      ...(legal ? [] : [failure(`${what} legal`, show(action.legal), `${given.legal}${reason}`)]),
      ...compareRules(what, action.rules, action.rulesAny, given.citations),
    ];
  });
}

function compareChecks({ actions }: Scenario, { checks }: Answer): Failure[] {
  return actions.flatMap((action, i) => {
    if (action.kind !== 'check') return [];
    const point = checks.find(({ actionIndex }) => actionIndex === i + 1);
    if (point === undefined) return [failure(`actions[${i}].check`, 'to be reached', 'the scenario stopped before it')];
    return compareState(point.state, `actions[${i}].check.`, action.expect);
  });
}

function compareCites(expected: Expectations, answer: Answer): Failure[] {
  const given = citedBySteps(answer);
  const failures: Failure[] = [];
  const left = missing(expected.cites ?? [], given);
  if (left.length > 0) failures.push(failure('expect.cites', show(left), `citations of ${given.size} other rules`));
  const any = expected.citesAny ?? [];
  if (any.length > 0 && missing(any, given).length === any.length)
    failures.push(failure('expect.citesAny', `one of ${show(any)}`, `citations of ${given.size} other rules`));
  return failures;
}

function compareStop(expected: Expectations, { refusal, decision }: Answer): Failure[] {
  const failures: Failure[] = [];
  if (expected.illegal !== undefined && refusal !== null) {
    const { action, rules, rulesAny } = expected.illegal;
    if (refusal.actionIndex !== action)
      failures.push(failure('expect.illegal action', show(action), `${refusal.actionIndex} (${refusal.reason})`));
    failures.push(...compareRules('expect.illegal', rules, rulesAny, refusal.citations));
  }
  if (expected.decision !== undefined && decision !== null) {
    const { player, kind } = expected.decision;
    if (player !== undefined && !sameName(player, decision.player))
      failures.push(failure('expect.decision player', player, `${decision.player} (${decision.prompt})`));
    if (kind !== undefined && kind !== decision.kind)
      failures.push(failure('expect.decision kind', kind, `${decision.kind} (${decision.prompt})`));
  }
  return failures;
}

function compareStrictly({ rules }: Scenario, answer: Answer): Failure[] {
  const unused = answer.warnings.filter(({ kind }) => kind === 'unused answer');
  const failures = unused.map(({ message }) => failure('strict', 'every answer to be taken by a decision', message));
  const left = missing(rules, cited(answer));
  if (rules.length > 0 && left.length === rules.length)
    failures.push(failure('strict', `a citation of at least one of the scenario's rules (${show(rules)})`, 'none'));
  return failures;
}

const RESOLVED: Expectations = { status: 'RESOLVED' };

export interface CompareOptions {
  /** An answer that no decision took, and rules of which none is cited, are failures too. */
  readonly strict?: boolean;
}

/**
 * Compares an answer with everything that a scenario says must come out: its checks and questions, and its expectations
 * (without any: that it resolves). Nothing about the end is compared where it ended otherwise than expected.
 */
export function compare(answer: Answer, scenario: Scenario, { strict = false }: CompareOptions = {}): Failure[] {
  const expected = scenario.expect ?? RESOLVED;
  const underway = [...compareChecks(scenario, answer), ...compareAsks(scenario, answer)];
  if (answer.status !== expected.status) {
    const reached = underway.filter(({ got }) => !got.includes('stopped before it'));
    return [failure('expect.status', expected.status, statusInWords(answer)), ...reached];
  }
  return [
    ...underway,
    ...compareStop(expected, answer),
    ...compareState(answer.finalState, 'expect.', expected),
    ...compareCites(expected, answer),
    ...(strict ? compareStrictly(scenario, answer) : []),
  ];
}
