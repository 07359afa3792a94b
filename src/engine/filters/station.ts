import type { CharacteristicOf } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';

/** Whether a station ability uses the toughness of the creature that was tapped for it, by an effect that says so (CR 702.184c). */
export function stationsByToughness(
  g: Game,
  { characteristic, of }: CharacteristicOf,
  id: ObjectId,
  { onStack }: Context,
): boolean {
  if (characteristic !== 'power' || of.kind !== 'that' || of.referent?.kind !== 'paidReferent') return false;
  const origin = onStack === null ? null : (g.state.objects[onStack]?.stack?.ability ?? null);
  if (!origin || abilityOf(g, origin.definition).keyword?.rule !== '702.184') return false;
  const says = statements(g, 'can').some(
    (statement) => statement.node.what === 'stationByToughness' && affects(g, statement, objectRef(id)),
  );
  if (says) citeToo(g, ['702.184c']);
  return says;
}
