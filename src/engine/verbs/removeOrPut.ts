import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef, type PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { resolveObjects } from './choosing.ts';
import { type Doing, type Executor, outcome } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';

/** One counter less or one more, on each of the objects, by the choice of whoever does it (CR 122.1, 608.2d). */
export const removeOrPut: Executor<'removeOrPut'> = {
  *run(g, act, doing) {
    const [player = doing.ctx.controller] = playersIn(doing.subjects);
    const asking = { player, ctx: doing.ctx, prompt: 'on what?', cite: ['608.2d'] } as const;
    const events: GameEvent[] = [];
    for (const id of objectsIn(yield* resolveObjects(g, act.on, doing, asking))) {
      const counter = act.counter ?? (yield* kindOn(g, player, id, doing));
      if (counter !== null) events.push(yield* oneMoreOrLess(g, player, id, counter, doing));
    }
    yield* perform(g, doing, events);
    return outcome(events.flatMap((event) => ('on' in event && event.on ? [event.on] : [])));
  },
};

/** The kind of one of its counters; null where it has none. */
function* kindOn(g: Game, player: PlayerId, id: ObjectId, { ctx }: Doing): Run<string | null> {
  const counters = g.state.objects[id]?.counters ?? {};
  const words = Object.entries(counters).flatMap(([kind, amount]) => (amount > 0 ? [kind] : []));
  if (words.length === 0) return null;
  const prompt = `which kind of counter on ${nameOf(g, id)}?`;
  return yield* chooseWord(g, { player, kind: 'choose', prompt, words, cite: ['608.2d'], source: ctx.source });
}

function* oneMoreOrLess(g: Game, player: PlayerId, id: ObjectId, counter: string, { ctx }: Doing): Run<GameEvent> {
  const has = (g.state.objects[id]?.counters[counter] ?? 0) > 0;
  const word = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: `put a ${counter} counter on ${nameOf(g, id)} or remove one?`,
    words: has ? ['put', 'remove'] : ['put'],
    cite: ['608.2d'],
    source: ctx.source,
  });
  const kind = word === 'put' ? 'putCounters' : 'removeCounters';
  return { kind, on: objectRef(id), counter, amount: 1, player };
}
