import { type Ref, sameRef } from '../state/ids.ts';
import type { TargetSlot } from '../targets/index.ts';

/** One target among those of a spell or ability, and what it could be changed to. */
export interface Place {
  /** The instance of "target" that it was chosen for; undefined where the words no longer have it. */
  readonly slot: TargetSlot | undefined;
  /** Which instance, and which of its targets. */
  readonly chosen: number;
  readonly ref: number;
  readonly now: Ref;
  /** Legal by themselves, as that instance asks for them. */
  readonly others: readonly Ref[];
  /** It may be left as it is. */
  readonly mayStay: boolean;
}

/** What may come of a place. */
const values = ({ now, others, mayStay }: Place): readonly Ref[] => (mayStay ? [now, ...others] : others);

/**
 * Whether the targets settled for the first places can be completed to a set that is legal as a whole: only the final set is judged, so that
 * two targets may change places (CR 115.7e). Targets that both stay are left alone, legal or not (115.7d).
 */
export function canEnd(places: readonly Place[], settled: readonly Ref[]): boolean {
  if (settled.length > 0 && clashes(places, settled)) return false;
  const next = places[settled.length];
  return next === undefined || values(next).some((ref) => canEnd(places, [...settled, ref]));
}

/** Whether the last of them can't stand beside one before it (CR 115.3, 601.2c). */
function clashes(places: readonly Place[], settled: readonly Ref[]): boolean {
  const at = settled.length - 1;
  const last = places[at]!;
  const ref = settled[at]!;
  return settled.slice(0, at).some((other, index) => {
    const before = places[index]!;
    if (!sameRef(other, ref) || (sameRef(other, before.now) && sameRef(ref, last.now))) return false;
    return before.chosen === last.chosen || asksForAnother(last);
  });
}

/** "Another target creature": not one that an earlier instance has. */
const asksForAnother = ({ slot }: Place): boolean => slot !== undefined && 'other' in slot.phrase && slot.phrase.other === true;
