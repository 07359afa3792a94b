import { produceMana } from '../costs/produce.ts';
import { playerRef } from '../state/ids.ts';
import { contextFor, type Executor } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 106.3, 106.4: the mana of each player; which, where the words leave it open, is that player's choice. */
export const addMana: Executor<'addMana'> = {
  *run(g, act, doing) {
    let count = 0;
    for (const player of playersIn(doing.subjects)) {
      const mana = yield* produceMana(g, { act, times: doing.times }, contextFor(doing, playerRef(player)), player, doing.cause);
      count += mana.length;
    }
    yield* perform(g, doing, []);
    return { done: count > 0, amount: count, refs: [] };
  },
};
