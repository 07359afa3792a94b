import type { GameEvent } from '../events/event.ts';
import { candidateOf } from '../filters/index.ts';
import { player } from '../game.ts';
import { citeToo } from '../trace/record.ts';
import { resolveObjects } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** CR 701.10e: each gets as many of those counters as it already has. */
export const doubleCounters: Executor<'doubleCounters'> = {
  *run(g, act, doing) {
    const by = playersIn(doing.subjects)[0] ?? doing.ctx.controller;
    const how = { player: by, ctx: doing.ctx, prompt: 'whose counters to double?', cite: ['608.2d'] } as const;
    const events: GameEvent[] = [];
    for (const on of yield* resolveObjects(g, act.on, doing, how)) {
      const { counters } = on.kind === 'player' ? player(g, on.player) : candidateOf(g, on.object).object;
      for (const counter of act.counter === undefined ? Object.keys(counters) : [act.counter]) {
        const amount = counters[counter] ?? 0;
        if (amount > 0) events.push({ kind: 'putCounters', on, counter, amount, player: by });
      }
    }
    citeToo(g, ['701.10e']);
    const put = happenedOf(yield* perform(g, doing, events), 'putCounters');
    return outcome(
      put.map(({ on }) => on),
      put.reduce((sum, { amount }) => sum + amount, 0),
    );
  },
};
