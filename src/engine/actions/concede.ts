import type { Run } from '../decisions/types.ts';
import { NO_CAUSE } from '../events/event.ts';
import { happen } from '../events/happen.ts';
import type { Game } from '../game.ts';
import { givePriority } from '../priority/index.ts';
import type { PlayerId } from '../state/ids.ts';
import { settleGameOver } from '../stateBased/index.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';

/** A player concedes: they leave the game at once and lose it (CR 104.3a). */
export function* concede(g: Game, player: PlayerId): Run<void> {
  tell(g, { kind: 'game', says: `${playerName(g, player)} concedes and loses the game.`, cite: ['104.3a'] });
  setPlayer(g, player, { lost: '104.3a' });
  yield* happen(g, [{ kind: 'loseGame', player, rule: '104.3a' }], NO_CAUSE);
  yield* settleGameOver(g);
  yield* passOn(g, player);
}

/** Who had priority has it no longer: the next player in turn order gets it (CR 800.4j), after state-based actions and triggers (117.5). */
function* passOn(g: Game, left: PlayerId): Run<void> {
  if (g.state.over || g.state.turn.priority !== left) return;
  const { players } = g.state;
  const after = [...players.slice(left + 1), ...players.slice(0, left)];
  const next = after.find(({ lost }) => lost === null);
  if (next) yield* givePriority(g, next.id);
}
