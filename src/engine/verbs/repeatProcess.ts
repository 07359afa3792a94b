import type { Sentence } from '../../oracle/tree/index.ts';
import { Bindings, type Context } from '../context.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import { type Game, spend } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { type Executor, outcome, unsupported } from './executor.ts';

interface Repeating {
  /** How many sequences of sentences of this effect are being followed, one within another. */
  depth: number;
  again: boolean;
  /** How often more, where the words say a number. */
  left: number | null;
}
const REPEATING = new WeakMap<Bindings, Repeating>();

/** "Repeat this process": noted, and done once the rest has been followed. */
export const repeatProcess: Executor<'repeatProcess'> = {
  // biome-ignore lint/correctness/useYield: an executor
  *run(g, { times }, { ctx }) {
    const state = REPEATING.get(ctx.bindings) ?? unsupported(ctx, 'a process outside of an effect');
    if (times === undefined) state.again = true;
    else {
      state.left ??= atLeastZero(amount(g, times, ctx));
      state.again = state.left > 0;
      state.left -= 1;
    }
    return outcome([], 1);
  },
};

const said = new WeakMap<readonly Sentence[], boolean>();
const saysRepeat = (sentences: readonly Sentence[]): boolean => {
  let found = said.get(sentences);
  if (found === undefined) {
    found = JSON.stringify(sentences).includes('"repeatProcess"');
    said.set(sentences, found);
  }
  return found;
};
/** What would be followed after the words that repeat it is no part of the process, or is: that isn't told. */
const endsSo = (sentences: readonly Sentence[]): boolean => JSON.stringify(sentences.at(-1)).includes('"repeatProcess"');

/** Follows sentences, and again as long as they say so. */
export function* withRepeats(
  g: Game,
  sentences: readonly Sentence[],
  ctx: Context,
  follow: (ctx: Context) => Run<void>,
): Run<void> {
  if (!saysRepeat(sentences)) return yield* follow(ctx);
  if (!endsSo(sentences)) return unsupported(ctx, 'a process that is repeated with more behind it');
  const state = REPEATING.get(ctx.bindings) ?? { depth: 0, again: false, left: null };
  REPEATING.set(ctx.bindings, state);
  state.depth += 1;
  // Each time its words speak of what it does then.
  const { refs, amounts, was } = ctx.bindings;
  const before = [new Map(refs), new Map(amounts)] as const;
  let now = ctx;
  do {
    if (state.depth === 1) state.again = false;
    spend(g, 'instructions');
    yield* follow(now);
    now = { ...ctx, bindings: new Bindings(new Map(before[0]), new Map(before[1]), was) };
    REPEATING.set(now.bindings, state);
  } while (state.again && state.depth === 1);
  state.depth -= 1;
}
