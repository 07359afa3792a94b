import type { Filter } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { chooseRefs, chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { matches } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { type ObjectId, objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { type Doing, type Outcome, outcome } from './executor.ts';
import { objectsIn, perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

/**
 * CR 701.56a: chooses any number of permanents one controls and suspended cards one owns that have time counters, and for each of them puts
 * one on it or removes one.
 */
export function* timeTravel(g: Game, doing: Doing): Run<Outcome> {
  const events: GameEvent[] = [];
  for (const player of playersIn(doing.subjects)) {
    const chosen = yield* chooseRefs(g, {
      player,
      kind: 'choose',
      prompt: 'for which permanents and suspended cards to put or remove a time counter?',
      refs: travellers(g, player, doing.ctx).map(objectRef),
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      cite: ['701.56a'],
      source: doing.ctx.source,
    });
    for (const id of objectsIn(chosen)) events.push(yield* putOrRemove(g, player, id, doing));
  }
  yield* perform(g, doing, events);
  return outcome(events.flatMap((event) => ('on' in event ? [event.on as Ref] : [])));
}

const SUSPENDED: Filter = { kind: 'filter', noun: 'card', adjectives: [{ kind: 'status', status: 'suspended' }], modifiers: [] };

const travellers = (g: Game, player: PlayerId, ctx: Context): ObjectId[] => {
  const timed = (id: ObjectId): boolean => (g.state.objects[id]?.counters.time ?? 0) > 0;
  const suspended = g.state.exile.filter((id) => g.state.objects[id]?.owner === player && matches(g, SUSPENDED, id, ctx));
  return [...controlledBy(g, player), ...suspended].filter(timed);
};

function* putOrRemove(g: Game, player: PlayerId, id: ObjectId, { ctx }: Doing): Run<GameEvent> {
  const word = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: `put a time counter on ${nameOf(g, id)} or remove one?`,
    words: ['put', 'remove'],
    cite: ['701.56a'],
    source: ctx.source,
  });
  const kind = word === 'put' ? 'putCounters' : 'removeCounters';
  return { kind, on: objectRef(id), counter: 'time', amount: 1, player };
}
