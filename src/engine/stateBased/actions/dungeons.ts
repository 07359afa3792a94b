import { isBottommost, whereabouts } from '../../dungeons/index.ts';
import type { Game } from '../../game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { playerName } from '../../trace/names.ts';
import type { Found, StateBasedAction } from '../found.ts';

/** 704.5t */
export const finishedDungeon: StateBasedAction = { kind: 'game', rule: '704.5t', find };

function find(g: Game): readonly Found[] {
  return g.state.players.flatMap(({ id: player, ventureMarker, lost }): readonly Found[] => {
    if (!ventureMarker || lost !== null) return [];
    const at = whereabouts(g, player);
    if (!at || !isBottommost(at.room) || hasRoomAbility(g, at.object)) return [];
    return [
      {
        says: `${playerName(g, player)}'s venture marker is in the bottommost room of ${at.dungeon.name}, and its ability has left the stack.`,
        subjects: [at.object],
        cite: ['309.6'],
        events: [{ kind: 'completeDungeon', player, object: at.object, name: at.dungeon.name }],
      },
    ];
  });
}

/** One of its room abilities has triggered and not yet left the stack. */
const hasRoomAbility = ({ state }: Game, dungeon: ObjectId): boolean =>
  state.waiting.some(({ source }) => source === dungeon) ||
  state.stack.some((id) => state.objects[id]?.stack?.ability?.source === dungeon);
