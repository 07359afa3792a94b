import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';

/** Maximum hand size (CR 402.2): normally seven, changed by effects in the order of their timestamps; null where one says that there is none. */
export function maximumHandSize(g: Game, player: PlayerId): number | null {
  const none = statements(g, 'noMaximumHandSize').some((statement) => affects(g, statement, playerRef(player)));
  if (none) return null;
  let most = 7;
  for (const statement of statements(g, 'changeHandSize')) {
    if (!affects(g, statement, playerRef(player))) continue;
    const { how, amount: node } = statement.node;
    const value = amount(g, node, statement.context);
    most = how === 'is' ? value : how === 'more' ? most + value : most - value;
  }
  return Math.max(0, most);
}
