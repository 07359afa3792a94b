import type { ProhibitedDeed } from '../../oracle/tree/index.ts';
import type { Game } from '../game.ts';
import { type ActiveStatement, affects, prohibitions, statements } from '../layers/index.ts';
import { type PlayerId, playerRef, type Ref } from '../state/ids.ts';
import { playerName } from '../trace/names.ts';
import { tell } from '../trace/record.ts';

export type Deed = ProhibitedDeed['deed'];

/** The statement by which this deed (or being done that to) is forbidden to the object or player; null where nothing forbids it (CR 101.2, 614.17). */
export function forbids(g: Game, deed: Deed, ref: Ref): ActiveStatement<'cant'> | null {
  for (const statement of prohibitions(g, deed, (what) => what.kind === 'deed' && what.deed === deed)) {
    if (affects(g, statement, ref)) return statement;
  }
  return null;
}

/** Whether this player isn't made to do this by what another player's spell or ability says (CR 101.2); where it isn't so, that is told. */
export function isUncaused(g: Game, deed: 'sacrifice' | 'discard', player: PlayerId, by: PlayerId | null): boolean {
  if (by === null || by === player) return false;
  const found = statements(g, 'cant').find(
    (statement) =>
      statement.node.what.some((what) => what.kind === 'causing' && what.deed === deed) &&
      affects(g, statement, playerRef(player)),
  );
  if (!found) return false;
  const says = `${playerName(g, player)} isn't made to ${deed}: ${found.words.card} says "${found.words.text}"`;
  tell(g, { kind: 'event', says, cite: ['101.2', '614.17', ...found.cite], words: found.words });
  return true;
}
