import type { DecisionAnswer, DecisionRequest, DecisionTaken, Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { Refusal } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { mark, undo } from '../writer.ts';
import { answersTo } from './answersTo.ts';

/** How many ways of answering are tried; what isn't found by then counts as impossible. */
const MOST_RUNS = 300;

/** An answer in words. */
export type Spoken = string | number | readonly Spoken[] | { readonly [key: string]: Spoken };

/** A way in which it was carried through. */
export interface Completion {
  /** The first choice on the way, taken without asking or not; null where there is none. */
  readonly first: DecisionTaken | null;
  /** The answers in words; null where one can't be said. */
  readonly said: readonly Spoken[] | null;
  /** Whether a number was asked that could be any. */
  readonly asksNumber: boolean;
  /** Objects whose mana abilities were activated on the way. */
  readonly manaFrom: readonly ObjectId[];
}

export type Searched =
  | { readonly found: Completion }
  /** Why the first way that was tried came to nothing. */
  | { readonly found: null; readonly refusal: Refusal | null };

export interface SearchOptions {
  /** The only answers to the first question; absent: all that there are. */
  readonly firstly?: readonly DecisionAnswer[];
  /** Says an answer in words, at the moment when it is given. */
  readonly say?: (request: DecisionRequest, answer: DecisionAnswer) => Spoken | null;
}

/** Runs a procedure with one way of answering after the other until one carries it through. Everything is taken back. */
export function search(g: Game, procedure: () => Run<unknown>, options: SearchOptions = {}): Searched {
  const open: (readonly DecisionAnswer[])[] = (options.firstly ?? []).map((answer) => [answer]).reverse();
  if (!options.firstly) open.push([]);
  let refusal: Refusal | null = null;
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    const planned = open.pop();
    if (!planned) break;
    const outcome = once(g, procedure, planned, open, options);
    if ('found' in outcome) return outcome;
    refusal ??= outcome.refusal;
  }
  return { found: null, refusal };
}

type Outcome = { readonly found: Completion } | { readonly refusal: Refusal | null };

function once(
  g: Game,
  procedure: () => Run<unknown>,
  planned: readonly DecisionAnswer[],
  open: (readonly DecisionAnswer[])[],
  { say }: SearchOptions,
): Outcome {
  const before = mark(g);
  const { happening, budget, options } = g;
  const since = g.state.history.length;
  g.happening = null;
  g.options = { ...options, trace: false };
  try {
    const words: (Spoken | null)[] = [];
    const asksNumber = follow(procedure(), planned, open, (request, answer) => words.push(say?.(request, answer) ?? null));
    const activated = g.state.history
      .slice(since)
      .flatMap(({ event }) => (event.kind === 'activate' && event.manaAbility ? [event.source] : []));
    return {
      found: {
        first: g.decisions[before.decisions] ?? null,
        said: words.every((word) => word !== null) ? words : null,
        asksNumber,
        manaFrom: [...new Set(activated)],
      },
    };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return { refusal: problem };
  } finally {
    undo(g, before);
    g.happening = happening;
    g.budget = budget;
    g.options = options;
  }
}

/** Answers as planned, then with the first answers that are left; the others are put aside. Gives whether a number was asked that could be any. */
function follow(
  run: Run<unknown>,
  planned: readonly DecisionAnswer[],
  open: (readonly DecisionAnswer[])[],
  note: (request: DecisionRequest, answer: DecisionAnswer) => void,
): boolean {
  const given: DecisionAnswer[] = [];
  let asksNumber = false;
  for (let next = run.next(); !next.done; ) {
    const request = next.value;
    asksNumber ||= request.open === 'number';
    const [first, ...others] = given.length < planned.length ? [planned[given.length]!] : answersTo(request);
    if (!first) throw new Refusal(`There is no answer to: ${request.prompt}`, request.cite);
    for (const other of others.reverse()) open.push([...given, other]);
    given.push(first);
    note(request, first);
    next = run.next(first);
  }
  return asksNumber;
}
