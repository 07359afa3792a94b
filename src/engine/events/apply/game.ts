import { type Game, player } from '../../game.ts';
import { setPlayer } from '../../writer.ts';
import type { EventOf } from '../event.ts';
import type { Applied } from './index.ts';

/** CR 104.3, 104.5: the player has lost; that the game ends with it is seen when all that happens at once has happened (104.4a). */
export function loseGame(g: Game, event: EventOf<'loseGame'>): Applied | undefined {
  if (player(g, event.player).lost !== null) return undefined;
  setPlayer(g, event.player, { lost: event.rule });
  return { event, contained: [] };
}

/** CR 104.2b. */
export function winGame(g: Game, event: EventOf<'winGame'>): Applied | undefined {
  const { won, lost } = player(g, event.player);
  if (won || lost !== null) return undefined;
  setPlayer(g, event.player, { won: true });
  return { event, contained: [] };
}
