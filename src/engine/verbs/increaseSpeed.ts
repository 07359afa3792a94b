import { speedOf } from '../designations/index.ts';
import type { GameEvent } from '../events/event.ts';
import { amount } from '../filters/index.ts';
import { playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { contextFor, type Executor, outcome } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** CR 702.179c: where a player has none it becomes that much. */
export const increaseSpeed: Executor<'increaseSpeed'> = {
  *run(g, act, doing) {
    const events = playersIn(doing.subjects).map((player): GameEvent => {
      const more = amount(g, act.amount, contextFor(doing, playerRef(player)));
      return { kind: 'speed', player, to: speedOf(g, player) + more };
    });
    citeToo(g, ['702.179c']);
    const done = happenedOf(yield* perform(g, doing, events), 'speed');
    return outcome(done.map(({ player }) => playerRef(player)));
  },
};
