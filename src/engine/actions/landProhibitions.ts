import type { Game } from '../game.ts';
import { type ActiveStatement, affects, statements } from '../layers/index.ts';
import { type PlayerId, playerRef } from '../state/ids.ts';

/** The first effect that keeps this player from playing lands; null where there is none. */
export function prohibitsPlayingLands(g: Game, player: PlayerId): ActiveStatement<'cant'> | null {
  const said = (statement: ActiveStatement<'cant'>): boolean =>
    statement.node.what.some((what) => what.kind === 'deed' && what.deed === 'playLands') &&
    affects(g, statement, playerRef(player));
  return statements(g, 'cant').find(said) ?? null;
}
