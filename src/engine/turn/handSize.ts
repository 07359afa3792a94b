import type { Game } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';

/** Maximum hand size (CR 402.2): normally seven; null where an effect says that there is none. */
export function maximumHandSize(g: Game, player: PlayerId): number | null {
  const none = statements(g, 'noMaximumHandSize').some((statement) => affects(g, statement, playerRef(player)));
  return none ? null : 7;
}
