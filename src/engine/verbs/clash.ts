import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { GameEvent } from '../events/event.ts';
import { candidateOf } from '../filters/candidate.ts';
import { manaValueOf } from '../filters/values.ts';
import { apnap, type Game, player as playerOf } from '../game.ts';
import { type ObjectId, type PlayerId, playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { chooseOpponent } from './choosing.ts';
import { type Doing, type Executor, NOTHING_DONE, unsupported } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 701.30: both reveal their top cards, then each puts it on the top or the bottom; a greater mana value wins (701.30d). */
export const clash: Executor<'clash'> = {
  *run(g, _act, doing) {
    const [one] = playersIn(doing.subjects);
    if (one === undefined) return NOTHING_DONE;
    const other = yield* chooseOpponent(g, one, doing, { prompt: 'with whom to clash?', cite: ['701.30b'] });
    const both = apnap(g).filter((id) => id === one || id === other);
    const tops = new Map<PlayerId, ObjectId>();
    for (const id of both) {
      const [top] = playerOf(g, id).library;
      if (top === undefined) continue;
      if (g.state.objects[top]?.card === null) unsupported(doing.ctx, "revealing a card that the scenario doesn't name");
      tops.set(id, top);
    }
    const reveals = [...tops].map(([player, top]): GameEvent => ({ kind: 'reveal', player, objects: [top] }));
    yield* perform(g, doing, reveals);
    const value = (id: PlayerId): number => {
      const top = tops.get(id);
      return top === undefined ? -1 : manaValueOf(g, candidateOf(g, top));
    };
    const won = tops.has(one) && value(one) > value(other);
    tell(g, {
      kind: 'instruction',
      says: `${playerName(g, one)} clashes with ${playerName(g, other)} and ${won ? 'wins' : "doesn't win"}.`,
      cite: ['701.30b', '701.30d'],
    });
    const bottoms: PlayerId[] = [];
    for (const [id] of tops) if (yield* toBottom(g, id, doing)) bottoms.push(id);
    const moved = bottoms.map((player): GameEvent => {
      const { library } = playerOf(g, player);
      return { kind: 'arrange', player, library: [...library.slice(1), ...library.slice(0, 1)] };
    });
    yield* perform(g, doing, moved);
    return { done: true, amount: won ? 1 : 0, refs: [playerRef(other)] };
  },
};

function* toBottom(g: Game, player: PlayerId, doing: Doing): Run<boolean> {
  const word = yield* chooseWord(g, {
    player,
    kind: 'choose',
    prompt: 'does the revealed card stay on top?',
    words: ['top', 'bottom'],
    cite: ['701.30a'],
    source: doing.ctx.source,
  });
  return word === 'bottom';
}
