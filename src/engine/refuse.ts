import type { RuleNumber } from '../rules/citations.ts';

export { invariant, unreachable } from '../rules/assert.ts';

/** An action that the rules forbid. Thrown inside a procedure and turned into a value at the door of the action (`attempt`). */
export class Refusal extends Error {
  readonly reason: string;
  readonly cite: readonly RuleNumber[];
  constructor(reason: string, cite: readonly RuleNumber[]) {
    super(reason);
    this.reason = reason;
    this.cite = [...new Set(cite)];
  }
}

/** The rules forbid it: says why, in a sentence for people, with the rules that say no. */
export function refuse(reason: string, cite: readonly RuleNumber[]): never {
  throw new Refusal(reason, cite);
}

/** Runs what may be refused; what forbids it is then said together with rules that the whole rests on. */
export function* refusedBy<Y, R, N>(
  rules: (said: readonly RuleNumber[]) => readonly RuleNumber[],
  body: () => Generator<Y, R, N>,
): Generator<Y, R, N> {
  try {
    return yield* body();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const more = rules(problem.cite).filter((rule) => !problem.cite.includes(rule));
    throw more.length === 0 ? problem : new Refusal(problem.reason, [...problem.cite, ...more]);
  }
}

/** Words that the engine doesn't read or carry out bear on what happens: the answer is UNSUPPORTED, never an approximation. */
export class Unsupported extends Error {
  readonly card: string;
  readonly words: string;
  readonly reason: string;
  constructor(card: string, words: string, reason: string) {
    super(`${card}: ${reason}`);
    this.card = card;
    this.words = words;
    this.reason = reason;
  }
}

/** The budget of counted steps ran out. */
export class Exhausted extends Error {
  readonly sequence: string;
  constructor(sequence: string) {
    super('the budget of counted steps ran out');
    this.sequence = sequence;
  }
}

/** What a scenario or an answer gets wrong: an input error that says what was asked and what would do. */
export class InputError extends Error {
  readonly suggestions: readonly string[];
  /** Where in the action it stands: keys and places in lists. */
  readonly place: readonly (string | number)[];
  constructor(message: string, suggestions: readonly string[] = [], place: readonly (string | number)[] = []) {
    super(message);
    this.suggestions = suggestions;
    this.place = place;
  }
}

/** What is wrong with what stands there is told with its place. */
export function placed<T>(place: readonly (string | number)[], body: () => T): T {
  try {
    return body();
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    throw new InputError(problem.message, problem.suggestions, [...place, ...problem.place]);
  }
}
