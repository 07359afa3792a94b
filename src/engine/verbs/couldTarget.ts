import type { EitherFilter, Filter } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { candidates } from '../filters/index.ts';
import { type Game, object } from '../game.ts';
import { contextOf, effectOf } from '../stack/context.ts';
import { type ObjectId, objectRef, type Ref, sameRef } from '../state/ids.ts';
import { slotOf, targetSlots, whyNotTarget } from '../targets/index.ts';
import { citeToo } from '../trace/record.ts';

/** What a spell doesn't target but could, for each instance of the word "target" that it has (CR 707.10d). */
export function couldTarget(g: Game, spell: ObjectId, filter: Filter | EitherFilter, ctx: Context): readonly Ref[] {
  if (g.state.objects[spell]?.zone !== 'stack') return [];
  citeToo(g, ['707.10d']);
  const of = contextOf(g, spell);
  const slots = targetSlots(effectOf(g, spell), of.modes);
  const chosen = object(g, spell).stack!.targets.filter(({ refs }) => refs.length > 0);
  const isLegal = (ref: Ref): boolean =>
    chosen.every((one) => {
      const slot = slotOf(slots, one);
      return slot !== undefined && whyNotTarget(g, slot, ref, of) === null;
    });
  const isTargeted = (ref: Ref): boolean => chosen.some(({ refs }) => refs.some((other) => sameRef(other, ref)));
  return candidates(g, filter, ctx)
    .map(objectRef)
    .filter((ref) => !isTargeted(ref) && isLegal(ref));
}
