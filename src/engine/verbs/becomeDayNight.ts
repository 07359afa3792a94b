import type { Executor } from './executor.ts';
import { perform } from './perform.ts';

/** CR 731.1: the game's designation changes, or it gets its first. */
export const becomeDayNight: Executor<'becomeDayNight'> = {
  *run(g, act, doing) {
    const done = yield* perform(g, doing, [{ kind: 'dayNight', from: g.state.dayNight ?? null, to: act.to }]);
    return { done: done.length > 0, amount: done.length, refs: [] };
  },
};
