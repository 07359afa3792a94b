import type { DecisionAnswer, DecisionRequest, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { Refusal } from '../refuse.ts';
import { mark, undo } from '../writer.ts';

/** How many runs a question may take; what isn't found by then counts as impossible. */
const MOST_RUNS = 200;
const MOST_ANSWERS = 12;

/** What a procedure came to with one way of answering; null where the rules forbade it. */
export type Look<T> = () => T;

/** Runs a procedure with every way of answering what it asks, as far as the bound goes, and takes everything back; gives what was seen at each end. */
export function* explore<T>(g: Game, procedure: () => Run<unknown>, look: Look<T>): Generator<T> {
  const open: (readonly DecisionAnswer[])[] = [[]];
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    const answers = open.pop();
    if (!answers) return;
    const before = mark(g);
    const { happening } = g;
    g.happening = null;
    try {
      if (follow(procedure(), answers, open)) yield look();
    } finally {
      undo(g, before);
      g.happening = happening;
    }
  }
}

/** Whether there is a way to carry the procedure out. Nothing of it happens. */
export function possible(g: Game, procedure: () => Run<unknown>): boolean {
  for (const _ of explore(g, procedure, () => true)) return true;
  return false;
}

/** Answers as planned, then with the first answers that are left; the others are put aside for later runs. False where the rules forbid it. */
function follow(run: Run<unknown>, planned: readonly DecisionAnswer[], open: (readonly DecisionAnswer[])[]): boolean {
  const given: DecisionAnswer[] = [];
  try {
    for (let next = run.next(); ; ) {
      if (next.done) return true;
      const [first, ...others] = given.length < planned.length ? [planned[given.length]!] : answersTo(next.value);
      if (!first) return false;
      for (const other of others.reverse()) open.push([...given, other]);
      given.push(first);
      next = run.next(first);
    }
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function answersTo({ options, min, max, open, groups, total, kind }: DecisionRequest): DecisionAnswer[] {
  if (open) return [];
  if (groups) return [{ kind: 'grouped', groups: { [groups[0] ?? '']: [...options.keys()] } }];
  if (total !== undefined)
    return options.map((_, at) => ({ kind: 'divided', amounts: options.map((__, index) => (index === at ? total : 0)) }));
  const all = [...options.keys()];
  if (kind === 'order cards' || kind === 'order triggers') return [{ kind: 'chosen', indexes: all }];
  const sizes = Array.from({ length: Math.max(0, Math.min(max, options.length) - min + 1) }, (_, index) => min + index);
  const answers: DecisionAnswer[] = [];
  for (const size of sizes) {
    for (const indexes of subsets(all, size)) {
      answers.push({ kind: 'chosen', indexes });
      if (answers.length === MOST_ANSWERS) return answers;
    }
  }
  return answers;
}

function* subsets(of: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  else {
    for (const [at, first] of of.entries()) for (const rest of subsets(of.slice(at + 1), size - 1)) yield [first, ...rest];
  }
}
