import { amount } from '../filters/index.ts';
import type { Game } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';

/** How many lands a player has played this turn and may play in all (CR 305.2a). */
export function landsAllowed(g: Game, player: PlayerId): { readonly played: number; readonly allowed: number } {
  const { turn, history, given } = g.state;
  const seen = history.filter(
    ({ turn: when, event }) => when === turn.number && event.kind === 'playLand' && event.player === player,
  ).length;
  const additional = statements(g, 'playAdditionalLands')
    .filter((statement) => affects(g, statement, playerRef(player)))
    .reduce((sum, { node, context }) => sum + (node.anyNumber ? Number.POSITIVE_INFINITY : amount(g, node.amount, context)), 0);
  return { played: seen + (given.landsPlayed[player] ?? 0), allowed: 1 + additional };
}
