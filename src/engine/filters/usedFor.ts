import type { UsedFor } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { asTheyWere } from './asTheyWere.ts';
import { objectAsKnown } from './candidate.ts';

/** What was used by a keyword: for the cost of the spell that it was (CR 400.7d), or as it entered (702.82b). */
export const usedBy = ({ cast, stack, linked }: GameObject, keyword: string): readonly ObjectId[] =>
  (cast?.paid ?? stack?.paid)?.[keyword] ?? linked[keyword] ?? [];

/** "Each creature that convoked it", "each creature it devoured": those that did, wherever they are now. */
export function usedFor(g: Game, { keyword, by }: UsedFor, ctx: Context): readonly ObjectId[] {
  return asTheyWere(g, by, ctx).flatMap((ref) => {
    const known = ref.kind === 'object' ? objectAsKnown(g, ref.object) : null;
    return known ? usedBy(known, keyword) : [];
  });
}
