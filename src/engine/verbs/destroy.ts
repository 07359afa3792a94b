import type { GameEvent } from '../events/event.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform } from './perform.ts';

/** CR 701.8a: all at the same time. */
export const destroy: Executor<'destroy'> = {
  *run(g, act, doing) {
    const { ctx, cause, noRegeneration } = doing;
    const refs = yield* resolveObjects(g, act.objects, doing, {
      player: ctx.controller,
      ctx,
      prompt: 'which permanent to destroy?',
      cite: ['608.2d'],
    });
    const events = objectsIn(refs)
      .filter((object) => g.state.objects[object]?.zone === 'battlefield')
      .map((object): GameEvent => ({ kind: 'destroy', object, source: cause.source, noRegeneration }));
    const happened = happenedOf(yield* perform(g, doing, events), 'destroy');
    return outcome(happened.map(({ object }) => ({ kind: 'object', object })));
  },
};
