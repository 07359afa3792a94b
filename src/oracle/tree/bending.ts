import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { ObjectPhrase, Target } from './phrases.ts';

/** "earthbend 2": a land that player controls becomes a creature with that many counters, and returns once it is gone (CR 701.66a). */
export interface Earthbend extends Done {
  readonly kind: 'earthbend';
  readonly amount: Amount;
  /** The target that the rule speaks of, though the card doesn't. */
  readonly land: Target;
}
/** "airbend target creature": exiles it, and its owner may cast it from there for {2} (CR 701.65a). */
export interface Airbend extends Done {
  readonly kind: 'airbend';
  readonly objects: ObjectPhrase;
}
