import type { Zone } from '../../rules/vocabulary/zones.ts';
import { pairOf } from '../filters/paired.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { tell } from '../trace/record.ts';
import { setObject } from '../writer.ts';
import { BATTLEFIELD, keptByPlace } from '../zones/kept.ts';

/** Paired creatures of which one has left, is no creature or has another controller become unpaired (CR 702.95e). */
export function tidyPairs(g: Game): void {
  for (const id of pairedOnes(g)) {
    const paired = g.state.objects[id]?.paired;
    if (!paired) continue;
    if (pairOf(g, id) !== null && stays(g, id, paired.under) && stays(g, paired.with, paired.under)) continue;
    setObject(g, id, { paired: null });
    if (g.state.objects[paired.with]?.paired) setObject(g, paired.with, { paired: null });
    tell(g, { kind: 'instruction', says: `${nameOf(g, id)} becomes unpaired.`, cite: ['702.95e'], subjects: [id] });
  }
}

const pairedOnes = (g: Game): readonly ObjectId[] => keptByPlace(g, 'paired', PERMANENTS, addPaired);

function addPaired({ state }: Game, ids: readonly ObjectId[], _zone: Zone, found: ObjectId[]): void {
  for (const id of ids) if (state.objects[id]!.paired) found.push(id);
}

const PERMANENTS = [BATTLEFIELD];

function stays(g: Game, id: ObjectId, player: PlayerId): boolean {
  const { types, controller } = characteristics(g, id);
  return types.includes('creature') && controller === player;
}
