import { abilityOf } from '../abilities.ts';
import { type Game, object } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { refuse } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import { nameOf } from '../trace/names.ts';
import { FUSED } from './halves.ts';
import { offersFor } from './offers.ts';
import { type CastRequest, type OptionalCost, usingName } from './request.ts';

/** Fuse said beside what is paid, as an optional cost is: both halves are cast, whatever the cost (CR 702.102a). */
export function fusing(g: Game, id: ObjectId): readonly OptionalCost[] {
  const key = object(g, id).zone === 'hand' ? characteristics(g, id).flags.castsBothHalves : undefined;
  if (key === undefined) return [];
  const { keyword, cite } = abilityOf(g, key);
  return [{ name: keyword?.name ?? 'both halves', costs: [], cite, castAs: 'fused' }];
}

/** With fuse among what is said the spell is both halves, and what allows another cost for it has to allow that (CR 702.102a, b). */
export function asFused(g: Game, request: CastRequest): CastRequest {
  const { player, object: id, face, using } = request;
  const fuse = request.optionalCosts.find(({ castAs }) => castAs);
  if (!fuse) return request;
  const { name, cite } = fuse;
  const optionalCosts = request.optionalCosts.filter(({ castAs }) => !castAs);
  const castAs = 'fused' as const;
  if (using.kind === 'manaCost')
    return { ...request, optionalCosts, using: { kind: 'permission', name, castAs, additional: [], cite, source: id } };
  const asked = usingName(using);
  if (using.castAs !== castAs && !offersFor(g, player, id, face, FUSED).some(({ using: other }) => usingName(other) === asked))
    refuse(`Nothing allows both halves of ${nameOf(g, id)} to be cast using ${asked}.`, ['601.3', '702.102a', '702.102b']);
  return { ...request, optionalCosts, using: { ...using, castAs } };
}
