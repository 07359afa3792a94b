import { chooseWord } from '../decisions/decide.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { type Executor, NOTHING_DONE } from './executor.ts';
import { perform, playersIn } from './perform.ts';

/** CR 706.2: nobody decides how it falls; the scenario says the result. */
export const rollDie: Executor<'rollDie'> = {
  *run(g, { sides }, doing) {
    const [player, other] = playersIn(doing.subjects);
    if (player === undefined || other !== undefined) return NOTHING_DONE;
    const word = yield* chooseWord(g, {
      player,
      kind: 'die',
      prompt: `what is the result of the d${sides}?`,
      words: Array.from({ length: sides }, (_, index) => String(index + 1)),
      cite: ['706.2'],
      source: doing.ctx.source,
    });
    const result = Number(word);
    tell(g, {
      kind: 'instruction',
      says: `${playerName(g, player)} rolls a d${sides}; the result is ${result}.`,
      cite: ['706.1a', '706.2'],
    });
    yield* perform(g, doing, [{ kind: 'rollDie', player, result }]);
    return { done: true, amount: result, refs: [] };
  },
};
