import type { GameEvent } from '../events/event.ts';
import { type Game, player as playerOf } from '../game.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type ActOf, type Executor, outcome, unsupported } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** CR 122.1: all counters of that kind, or of every kind, that each of the players has, at the same time. */
export const loseCounters: Executor<'loseCounters'> = {
  *run(g, act, doing) {
    citeToo(g, ['122.1']);
    const events = playersIn(doing.subjects).flatMap((player) => losses(g, act, player));
    const removed = happenedOf(yield* perform(g, doing, events), 'removeCounters');
    return outcome(
      removed.map(({ on }) => on),
      removed.reduce((sum, event) => sum + event.amount, 0),
    );
  },
  possible: (g, act, doing) => {
    if (doing.cost) unsupported(doing.ctx, 'losing counters as a cost');
    return playersIn(doing.subjects).some((player) => losses(g, act, player).length > 0);
  },
  whyImpossible: () => ['122.1'],
};

const losses = (g: Game, act: ActOf<'loseCounters'>, player: PlayerId): readonly GameEvent[] =>
  Object.entries(playerOf(g, player).counters)
    .filter(([counter, count]) => count > 0 && (act.counter === undefined || act.counter === counter))
    .map(([counter, amount]): GameEvent => ({ kind: 'removeCounters', on: playerRef(player), counter, amount, player }));
