import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setPlayer } from '../writer.ts';

/** As a turn begins, control of players that lasted until now ends, and control of the one whose turn it is may begin (CR 723.1). */
export function passControl(g: Game, active: PlayerId): void {
  for (const { id, controlledBy = null } of g.state.players) if (controlledBy !== null) setPlayer(g, id, { controlledBy: null });
  const by = g.state.players[active]?.toBeControlledBy ?? null;
  if (by === null) return;
  // Who has left the game makes no choices any more: then nobody controls the player (CR 800.4a).
  const stays = g.state.players[by]?.lost === null;
  setPlayer(g, active, { toBeControlledBy: null, controlledBy: stays ? by : null });
  if (!stays) return;
  const who = playerName(g, active);
  tell(g, {
    kind: 'turn',
    says: `${playerName(g, by)} controls ${who} during this turn and makes all of ${who}'s choices; ${who} is still the active player.`,
    cite: by === active ? ['723.1', '723.9'] : ['723.1', '723.3', '723.5'],
  });
}
