import { chooseWord } from '../decisions/decide.ts';
import type { Run } from '../decisions/types.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Doing, type Executor, NOTHING_DONE } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 705.2: who flips it wins or loses. Nobody else decides how it falls: the scenario says it. It comes to the number of flips won. */
export const flipCoin: Executor<'flipCoin'> = {
  *run(g, { until }, doing) {
    const [player] = playersIn(doing.subjects);
    if (player === undefined) return NOTHING_DONE;
    let wins = 0;
    while (yield* isWon(g, player, until === undefined ? ['win', 'lose'] : ['lose', 'win'], doing)) {
      wins += 1;
      if (until === undefined) break;
    }
    return { done: true, amount: wins, refs: [] };
  },
};

/** Where flipping goes on until one is lost, losing comes first, so that what is taken where nothing is said comes to an end. */
function* isWon(g: Game, player: PlayerId, words: readonly string[], doing: Doing): Run<boolean> {
  const word = yield* chooseWord(g, {
    player,
    kind: 'coin',
    prompt: 'does the player win the flip?',
    words,
    cite: ['705.2'],
    source: doing.ctx.source,
  });
  const won = word === 'win';
  tell(g, {
    kind: 'instruction',
    says: `${playerName(g, player)} flips a coin and ${won ? 'wins' : 'loses'} the flip.`,
    cite: ['705.1', '705.2'],
  });
  yield* perform(g, doing, [{ kind: 'flipCoin', player, won }]);
  return won;
}
