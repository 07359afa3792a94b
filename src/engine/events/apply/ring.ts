import { growRing, RING_BEARER } from '../../designations/ring.ts';
import { type Game, player } from '../../game.ts';
import { characteristics } from '../../layers/index.ts';
import { setObject, setPlayer } from '../../writer.ts';
import type { EventOf } from '../event.ts';
import type { Applied } from './applied.ts';

/** CR 701.54a: it becomes the player's Ring-bearer, and no other creature of that player is any longer. */
export function ringBearer(g: Game, event: EventOf<'ringBearer'>): Applied | undefined {
  if (g.state.objects[event.object]?.zone !== 'battlefield') return undefined;
  for (const id of g.state.battlefield) {
    const { designations } = g.state.objects[id]!;
    const is = designations.includes(RING_BEARER);
    if (id === event.object && !is) setObject(g, id, { designations: [...designations, RING_BEARER] });
    if (id !== event.object && is && characteristics(g, id).controller === event.player)
      setObject(g, id, { designations: designations.filter((one) => one !== RING_BEARER) });
  }
  return { event, contained: [] };
}

/** CR 701.54c, d: it is counted, and the emblem has what it has by then. */
export function ringTempts(g: Game, event: EventOf<'ringTempts'>): Applied {
  const times = (player(g, event.player).ringTempted ?? 0) + 1;
  setPlayer(g, event.player, { ringTempted: times });
  growRing(g, event.player);
  return { event, contained: [] };
}
