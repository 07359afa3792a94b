import { chooseWord } from '../decisions/decide.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Executor, NOTHING_DONE } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 705.2: who flips it wins or loses. Nobody else decides how it falls: the scenario says it. */
export const flipCoin: Executor<'flipCoin'> = {
  *run(g, _act, doing) {
    const [player] = playersIn(doing.subjects);
    if (player === undefined) return NOTHING_DONE;
    const word = yield* chooseWord(g, {
      player,
      kind: 'coin',
      prompt: 'does the player win the flip?',
      words: ['win', 'lose'],
      cite: ['705.2'],
      source: doing.ctx.source,
    });
    const won = word === 'win';
    tell(g, {
      kind: 'instruction',
      says: `${playerName(g, player)} flips a coin and ${won ? 'wins' : 'loses'} the flip.`,
      cite: ['705.1', '705.2'],
    });
    yield* perform(g, doing, []);
    return { done: true, amount: won ? 1 : 0, refs: [] };
  },
};
