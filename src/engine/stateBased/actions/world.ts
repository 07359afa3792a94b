import { type Game, object } from '../../game.ts';
import { permanentsThat, permanentsWhich } from '../../layers/index.ts';
import { zoneChange } from '../../zones/move.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** 704.5k: only the newest world stays. The supertype isn't gained by anything in the game, so that the permanent's timestamp says since when. */
export const worldRule: StateBasedAction = { kind: 'game', rule: '704.5k', find };

const WORLDS = permanentsWhich('worlds', ({ supertypes }) => supertypes.includes('world'));

function find(g: Game): readonly Found[] {
  const worlds = permanentsThat(g, WORLDS);
  if (worlds.length < 2) return [];
  const newest = Math.max(...worlds.map((id) => object(g, id).timestamp));
  const gone = worlds.filter((id) => object(g, id).timestamp !== newest);
  return [
    {
      says: "All world permanents but the newest are put into their owners' graveyards.",
      subjects: worlds,
      events: gone.map((id) => zoneChange(g, id, 'graveyard', 'state-based')),
    },
  ];
}
