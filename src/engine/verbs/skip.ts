import { player as playerOf } from '../game.ts';
import { playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { citeToo, tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { type Executor, outcome } from './executor.ts';
import { perform, playersIn } from './perform.ts';

const CALLED = {
  turn: 'turn',
  upkeep: 'upkeep',
  drawStep: 'draw step',
  untapStep: 'untap step',
  combatPhase: 'combat phase',
} as const;

/** CR 614.10: the next one that would begin won't; two such effects take two of them (614.10a). */
/** CR 614.10: what is skipped is replaced with nothing. */
export const skipDraw: Executor<'skipDraw'> = {
  // biome-ignore lint/correctness/useYield: nothing is to be asked
  *run(g, _act, doing) {
    citeToo(g, ['614.10']);
    return outcome(doing.subjects);
  },
};

export const skip: Executor<'skip'> = {
  *run(g, { what }, doing) {
    const players = playersIn(doing.subjects);
    for (const player of players) {
      const { skips } = playerOf(g, player);
      setPlayer(g, player, { skips: { ...skips, [what]: (skips?.[what] ?? 0) + 1 } });
      tell(g, {
        kind: 'continuous effect',
        says: `${playerName(g, player)} will skip their next ${CALLED[what]}.`,
        cite: ['614.10'],
        words: doing.ctx.words,
      });
    }
    yield* perform(g, doing, []);
    return outcome(players.map(playerRef));
  },
};
