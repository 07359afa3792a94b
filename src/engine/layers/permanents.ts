import type { Characteristics } from '../characteristics.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import { BATTLEFIELD, keptByPlace } from '../zones/kept.ts';
import { characteristicsOf, characteristicsStamp, isPlain } from './board.ts';

const PERMANENTS = [BATTLEFIELD];

interface Kept {
  readonly stamp: object;
  readonly ids: readonly ObjectId[];
}

/**
 * The permanents that are so, in the order of the battlefield, found once for as long as no characteristics can have changed. The topic names the
 * question; what is asked must follow from the characteristics alone.
 */
export function permanentsThat(g: Game, topic: string, are: (c: Characteristics) => boolean): readonly ObjectId[] {
  const look = (ids: readonly ObjectId[], found: ObjectId[]): void => {
    for (const id of ids) if (!g.state.objects[id]!.phasedOut && are(characteristicsOf(g, id))) found.push(id);
  };
  if (isPlain(g)) return keptByPlace<ObjectId>(g, `plain ${topic}`, PERMANENTS, (ids, _zone, found) => look(ids, found));
  const stamp = characteristicsStamp(g);
  const kept = g.caches[topic] as Kept | undefined;
  if (kept?.stamp === stamp) return kept.ids;
  const ids: ObjectId[] = [];
  look(g.state.battlefield, ids);
  g.caches[topic] = { stamp, ids } satisfies Kept;
  return ids;
}
