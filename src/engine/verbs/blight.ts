import { chooseRefs } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { counterWords } from '../events/words.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { atLeastZero } from '../quantity.ts';
import { whyCantHappen } from '../replacement/impossible.ts';
import { type ObjectId, objectRef, type PlayerId, playerRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome } from './executor.ts';
import { happenedOf, objectsIn, perform, playersIn } from './perform.ts';
import { controlledBy } from './sacrifice.ts';

const COUNTER = '-1/-1';

/** CR 701.68a: all players choose in APNAP order, then all counters are put at the same time (101.4). */
export const blight: Executor<'blight'> = {
  *run(g, act, doing) {
    citeToo(g, ['701.68a']);
    const events: GameEvent[] = [];
    for (const player of playersIn(doing.subjects)) {
      const count = sizeFor(g, act, doing, player);
      const object = yield* chosen(g, player, count, doing);
      if (object === null || count === 0) continue;
      events.push({ ...blighting(object, player, count), ...(doing.cost ? { asCost: true as const } : {}) });
    }
    const put = happenedOf(yield* perform(g, doing, events), 'putCounters');
    return outcome(
      put.map(({ on }) => on),
      put.reduce((sum, event) => sum + event.amount, 0),
    );
  },
  /** CR 701.68b: nobody can choose, or pay, to blight who has no creature that can get the counters. */
  possible: (g, act, doing) =>
    playersIn(doing.subjects).every((player) => able(g, player, sizeFor(g, act, doing, player)).length > 0),
  whyImpossible: () => ['701.68b'],
};

const sizeFor = (g: Game, act: ActOf<'blight'>, doing: Doing, player: PlayerId): number =>
  atLeastZero(amount(g, act.amount, contextFor(doing, playerRef(player))));

const creaturesOf = (g: Game, player: PlayerId): readonly ObjectId[] =>
  controlledBy(g, player).filter((id) => characteristics(g, id).types.includes('creature'));

/** Those that can get that many. */
const able = (g: Game, player: PlayerId, count: number): readonly ObjectId[] =>
  creaturesOf(g, player).filter((id) => whyCantHappen(g, blighting(id, player, count)) === null);

const blighting = (id: ObjectId, player: PlayerId, count: number): GameEvent & { kind: 'putCounters' } => ({
  kind: 'putCounters',
  on: objectRef(id),
  counter: COUNTER,
  amount: count,
  player,
});

function* chosen(g: Game, player: PlayerId, count: number, { ctx, cost }: Doing): Run<ObjectId | null> {
  // A cost is paid by what can get the counters (CR 118.3).
  const refs = (cost ? able(g, player, count) : creaturesOf(g, player)).map(objectRef);
  const prompt = `on which creature to put ${counterWords(count, COUNTER)}?`;
  const asked = { player, kind: 'choose', prompt, cite: ['701.68a'], source: ctx.source } as const;
  const [id] = objectsIn(refs.length === 0 ? [] : yield* chooseRefs(g, { ...asked, refs, min: 1, max: 1 }));
  return id ?? null;
}
