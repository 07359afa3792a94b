import type { RuleNumber } from '../../rules/citations.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import { Refusal } from '../refuse.ts';
import { mark, undo } from '../writer.ts';

/** What came of an action: done, or forbidden by the rules. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string; readonly cite: readonly RuleNumber[] };

/** Carries an action out; where the rules forbid it everything is as it was before (CR 733.1) and the refusal is a value. */
export function* attempt<T>(g: Game, action: () => Run<T>): Run<Outcome<T>> {
  const before = mark(g);
  try {
    return { ok: true, value: yield* action() };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    undo(g, before);
    return { ok: false, reason: problem.reason, cite: problem.cite };
  }
}
