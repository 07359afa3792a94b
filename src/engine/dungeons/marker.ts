import { type Game, player } from '../game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { DUNGEONS, type Dungeon, type Room } from './cards.ts';

/** Where a player's venture marker is: on which dungeon card, in which of its rooms (CR 309.4). */
export interface Whereabouts {
  readonly object: ObjectId;
  readonly dungeon: Dungeon;
  readonly room: Room;
}

export function whereabouts(g: Game, id: PlayerId): Whereabouts | null {
  const marker = player(g, id).ventureMarker ?? null;
  const value = marker && g.state.objects[marker.object];
  if (!marker || !value) return null;
  const dungeon = DUNGEONS.find(({ name }) => value.card === `dungeon ${name}`);
  const room = dungeon?.rooms[marker.room];
  return dungeon && room ? { object: marker.object, dungeon, room } : null;
}

/** No arrow leads away from it. */
export const isBottommost = ({ to }: Room): boolean => to.length === 0;

/** The dungeons that a player may bring into the game (CR 309.2a, 701.49d): each owns one of each. */
export const enterable = (only: Dungeon['only']): readonly Dungeon[] => DUNGEONS.filter((one) => one.only === only);
