import { manaWords } from '../costs/pool.ts';
import { player as playerOf } from '../game.ts';
import { playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { type Executor, outcome } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** All mana in the player's pool is lost (CR 106.4). */
export const loseMana: Executor<'loseMana'> = {
  *run(g, _act, doing) {
    const losing = playersIn(doing.subjects).filter((id) => playerOf(g, id).mana.length > 0);
    for (const id of losing) {
      const says = `${playerName(g, id)} loses the unspent ${manaWords(playerOf(g, id).mana)}.`;
      setPlayer(g, id, { mana: [] });
      tell(g, { kind: 'mana', says, cite: ['106.4'], words: doing.ctx.words });
    }
    yield* perform(g, doing, []);
    return outcome(losing.map(playerRef));
  },
};
