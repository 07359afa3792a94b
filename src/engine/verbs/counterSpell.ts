import type { GameEvent } from '../events/event.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';

/** CR 701.6a. */
export const counter: Executor<'counter'> = {
  *run(g, act, doing) {
    const { ctx, cause } = doing;
    const refs = yield* resolveObjects(g, act.objects, doing, {
      player: ctx.controller,
      ctx,
      prompt: 'which spell or ability to counter?',
      cite: ['608.2d'],
    });
    const events = objectsIn(refs)
      .filter((object) => g.state.objects[object]?.zone === 'stack')
      .map((object): GameEvent => ({ kind: 'counter', object, source: cause.source }));
    const happened = happenedOf(yield* perform(g, doing, events), 'counter');
    return outcome(happened.map(({ object }) => ({ kind: 'object', object })));
  },
};
