import type { GameEvent } from '../events/event.ts';
import { objectsOf } from '../filters/index.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';

/** As many counters of each kind as the object has, or last had (CR 608.2h); they aren't moved, since it may be gone. */
export const putItsCounters: Executor<'putItsCounters'> = {
  *run(g, { of, on, counter: wanted }, doing) {
    const { ctx } = doing;
    const player = playersIn(doing.subjects)[0] ?? ctx.controller;
    const from = objectsIn(objectsOf(g, of, ctx));
    const how = { player, ctx, prompt: 'on which permanent to put the counters?', cite: ['608.2d'] } as const;
    const onto = objectsIn(yield* resolveObjects(g, on, doing, how));
    const events = from.flatMap((id) => {
      const { counters = {} } = g.state.objects[id] ?? g.state.lastKnown[id]?.object ?? {};
      return Object.entries(counters).flatMap(([counter, amount]): GameEvent[] =>
        amount > 0 && (wanted === undefined || wanted === counter)
          ? onto.map((object): GameEvent => ({ kind: 'putCounters', on: { kind: 'object', object }, counter, amount, player }))
          : [],
      );
    });
    yield* perform(g, doing, events);
    const put = events.length > 0 ? onto : [];
    return outcome(put.map((object) => ({ kind: 'object', object })));
  },
};
