import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { atLeastZero } from '../quantity.ts';
import { forbids } from '../replacement/prohibitions.ts';
import { objectRef, type PlayerId, type Ref } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';
import { takesPart } from './consent.ts';
import { type ActOf, contextFor, type Doing, type Executor, outcome } from './executor.ts';
import { happenedOf, perform, playersIn } from './perform.ts';

/** CR 121.2, 121.2c, 101.4: who chooses how many does so before anybody draws; then one card at a time, all draws of one player before those of the next in turn order. */
export const draw: Executor<'draw'> = {
  *run(g, act, doing) {
    const draws: PlayerId[] = [];
    for (const player of playersIn(doing.subjects)) {
      if (!(yield* takesPart(doing, player))) continue;
      const count = yield* howMany(g, act, doing, player);
      if (count > 1) citeToo(g, ['121.2']);
      for (let i = 0; i < count; i += 1) draws.push(player);
    }
    const drawn: Ref[] = [];
    for (const player of draws) {
      const happened = happenedOf(yield* perform(g, doing, [{ kind: 'draw', player }]), 'zoneChange');
      drawn.push(...happened.filter(({ reason }) => reason === 'draw').map(({ object }) => objectRef(object)));
    }
    return outcome(drawn, draws.length);
  },
  /** CR 121.3: an empty library doesn't make it impossible, an effect that forbids it does. */
  possible: (g, _act, doing) => playersIn(doing.subjects).some((player) => !forbids(g, 'drawCards', { kind: 'player', player })),
};

function* howMany(g: Game, act: ActOf<'draw'>, doing: Doing, player: PlayerId): Run<number> {
  const count = atLeastZero(amount(g, act.amount, contextFor(doing, { kind: 'player', player })));
  if (!act.optionalUpTo || count === 0) return count;
  const word = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: 'how many cards to draw?',
    words: Array.from({ length: count + 1 }, (_, index) => String(index)),
    cite: ['608.2d'],
    source: doing.ctx.source,
  });
  return Number(word);
}
