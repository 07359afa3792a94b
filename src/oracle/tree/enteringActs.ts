// How permanents enter, said of them (CR 614.1c, 614.12).
import type { Ability } from './abilities.ts';
import type { Act } from './acts.ts';
import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';

/** "Lands you control enter untapped": whatever else would let them enter tapped (CR 614.1d). */
export interface EnterUntapped extends Done {
  readonly kind: 'enterUntapped';
}
/** "This creature enters prepared" (CR 722.3a). */
export interface EnterPrepared extends Done {
  readonly kind: 'enterPrepared';
}
/** Enters in some way (a replacement, CR 614.12): tapped, with counters; the clause's `condition` or `unless` may limit it. */
export interface EnterTapped extends Done {
  readonly kind: 'enterTapped';
  /** "tapped and attacking" (CR 508.4). */
  readonly attacking?: true;
}
export interface EnterWithCounters extends Done {
  readonly kind: 'enterWithCounters';
  readonly amount: Amount;
  readonly counter: string;
  readonly additional?: true;
  /** "enters tapped with two charge counters on it". */
  readonly tapped?: true;
  /** "If you don't, it gains haste" (CR 702.136a). */
  readonly elseGains?: readonly Ability[];
  /** The kind of counter where it doesn't enter as a creature (CR 702.44a). */
  readonly ifNoCreature?: string;
  /** "if it's a planeswalker", said of a copy (CR 707.9f). */
  readonly ifKind?: Filter;
  /** "your choice of a trample counter or a menace counter": one of these, or of the kind said first. */
  readonly orOf?: readonly string[];
}
/** "enter as a copy of any creature on the battlefield". */
export interface EnterAsCopy extends Done {
  readonly kind: 'enterAsCopy';
  readonly of: ObjectPhrase;
  readonly tapped?: true;
  readonly except?: readonly Act[];
}
