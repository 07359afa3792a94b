import type { Can, NumericCharacteristic } from '../../oracle/tree/index.ts';
import { abilityOf } from '../abilities.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { affects, statements } from '../layers/index.ts';
import { type ObjectId, objectRef } from '../state/ids.ts';
import { citeToo } from '../trace/record.ts';

const BY_TOUGHNESS: readonly Can['what'][] = ['crewByToughness', 'saddleAndCrewByToughness'];
const WITH_MORE: readonly Can['what'][] = ['crewWithMore', 'saddleAndCrewWithMore'];

/** How much a creature counts that is tapped to crew or to saddle, by effects that speak of it (CR 702.122a, 702.171a). */
export function crewing(
  g: Game,
  id: ObjectId,
  { onStack }: Context,
): { readonly by: NumericCharacteristic; readonly more: number } {
  const origin = onStack === null ? null : (g.state.objects[onStack]?.stack?.ability ?? null);
  const rule = origin && abilityOf(g, origin.definition).keyword?.rule;
  if (rule !== '702.122' && rule !== '702.171') return { by: 'power', more: 0 };
  const said = statements(g, 'can').filter(
    (one) => (rule === '702.122' || one.node.what.startsWith('saddle')) && affects(g, one, objectRef(id)),
  );
  const by = said.some(({ node }) => BY_TOUGHNESS.includes(node.what)) ? 'toughness' : 'power';
  const more = said.reduce(
    (sum, { node }) => sum + (WITH_MORE.includes(node.what) && node.amount?.kind === 'number' ? node.amount.value : 0),
    0,
  );
  if (more > 0 || by === 'toughness') citeToo(g, [rule === '702.122' ? '702.122a' : '702.171a']);
  return { by, more };
}
