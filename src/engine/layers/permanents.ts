import type { Zone } from '../../rules/vocabulary/zones.ts';
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

/** A question about permanents whose answer follows from the characteristics alone. */
export interface PermanentQuestion {
  readonly topic: string;
  /** Under this name the answer is kept while nothing changes characteristics. */
  readonly plainTopic: string;
  readonly look: (g: Game, ids: readonly ObjectId[], zone: Zone, found: ObjectId[]) => void;
}

export function permanentsWhich(topic: string, are: (c: Characteristics) => boolean): PermanentQuestion {
  const look: PermanentQuestion['look'] = (g, ids, _zone, found) => {
    for (const id of ids) if (!g.state.objects[id]!.phasedOut && are(characteristicsOf(g, id))) found.push(id);
  };
  return { topic, plainTopic: `plain ${topic}`, look };
}

/** The permanents that are so, in the order of the battlefield, found once for as long as no characteristics can have changed. */
export function permanentsThat(g: Game, { topic, plainTopic, look }: PermanentQuestion): readonly ObjectId[] {
  if (isPlain(g)) return keptByPlace(g, plainTopic, PERMANENTS, look);
  const stamp = characteristicsStamp(g);
  const kept = g.caches[topic] as Kept | undefined;
  if (kept?.stamp === stamp) return kept.ids;
  const ids: ObjectId[] = [];
  look(g, g.state.battlefield, 'battlefield', ids);
  g.caches[topic] = { stamp, ids } satisfies Kept;
  return ids;
}
