import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { StackEntry } from '../state/stackEntry.ts';

/** The entry of a spell that is just being cast: nothing announced yet. */
export function castRecord(g: Game, by: PlayerId, from: Zone): StackEntry {
  const cast = { by, from, turn: g.state.turn.number, using: null, costsPaid: [], x: 0, manaSpent: [] };
  return { kind: 'spell', modes: [], targets: [], division: [], x: 0, cast, ability: null, paid: {} };
}
