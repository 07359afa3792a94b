import { type Game, player } from '../../game.ts';
import { setPlayer } from '../../writer.ts';
import { ceaseToExist, newObject } from '../../zones/move.ts';
import type { EventOf } from '../event.ts';
import type { Applied } from './applied.ts';

/** CR 309.2a, 309.4a: into the command zone, the venture marker on the topmost room. A player owns no second one there (309.3). */
export function enterDungeon(g: Game, event: EventOf<'enterDungeon'>): Applied | undefined {
  const { definition, player: owner } = event;
  if (player(g, owner).ventureMarker) return undefined;
  const card = newObject(g, { substance: 'card', card: definition, owner, controller: owner, zone: 'command' });
  return {
    event: { ...event, became: card.id },
    contained: [{ kind: 'ventureMarker', player: owner, object: card.id, room: 0 }],
  };
}

export function ventureMarker(g: Game, event: EventOf<'ventureMarker'>): Applied {
  setPlayer(g, event.player, { ventureMarker: { object: event.object, room: event.room } });
  return { event, contained: [] };
}

/** CR 309.7: as the dungeon card is removed from the game. */
export function completeDungeon(g: Game, event: EventOf<'completeDungeon'>): Applied | undefined {
  if (!g.state.objects[event.object]) return undefined;
  ceaseToExist(g, event.object);
  const { dungeonsCompleted = [] } = player(g, event.player);
  setPlayer(g, event.player, { ventureMarker: null, dungeonsCompleted: [...dungeonsCompleted, event.name] });
  return { event, contained: [] };
}
