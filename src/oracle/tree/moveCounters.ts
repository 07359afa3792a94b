import type { Quantity } from './amounts.ts';
import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { AllOfThem } from './playerActs.ts';

/** "Put its counters on target creature you control": as many of each kind as it had; no `counter`: of all kinds. */
export interface PutItsCounters extends Done {
  readonly kind: 'putItsCounters';
  readonly counter?: string;
  readonly of: ObjectPhrase;
  readonly on: ObjectPhrase;
}
/** "Move a +1/+1 counter from this creature onto target creature" (CR 122.5); no `counter`: of any kinds. */
export interface MoveCounters extends Done {
  readonly kind: 'moveCounters';
  readonly quantity: Quantity | AllOfThem;
  readonly counter?: string;
  readonly from: ObjectPhrase;
  readonly onto: ObjectPhrase;
}
