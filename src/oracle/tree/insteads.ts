// What replacement and prevention effects make of the event that they replace.

import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { AllOfThem } from './playerActs.ts';

/** The event itself, but as much of it as this: "it deals double that damage to that player", "twice that many of those tokens" (CR 614.1a). */
export interface AsMuch extends Done {
  readonly kind: 'asMuch';
  readonly amount: Amount;
}
/** "prevent 1 of that damage", "prevent that damage" (CR 615.1a). */
export interface PreventThat extends Done {
  readonly kind: 'preventThat';
  readonly amount: Amount | AllOfThem;
}
export type InsteadAct = AsMuch | PreventThat;
