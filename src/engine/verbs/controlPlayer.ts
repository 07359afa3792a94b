import { playerRef } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';
import { resolvePlayers } from './choosing.ts';
import { type Executor, outcome } from './executor.ts';
import { playersIn } from './perform.ts';

/** Control of a player during the next turn that this player takes; the latest such effect overwrites earlier ones (CR 723.1, 723.1a). */
export const controlPlayer: Executor<'controlPlayer'> = {
  *run(g, act, doing) {
    const { ctx } = doing;
    const by = playersIn(doing.subjects)[0] ?? ctx.controller;
    const players = yield* resolvePlayers(g, act.who, ctx);
    for (const player of players) {
      const overwrites = (g.state.players[player]?.toBeControlledBy ?? null) !== null;
      setPlayer(g, player, { toBeControlledBy: by });
      tell(g, {
        kind: 'continuous effect',
        says: `${playerName(g, by)} will control ${playerName(g, player)} during the next turn that ${playerName(g, player)} takes.`,
        cite: overwrites ? ['723.1', '723.1a'] : ['723.1'],
        words: ctx.words,
      });
    }
    return outcome(players.map(playerRef));
  },
};
