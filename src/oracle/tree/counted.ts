import type { Filter } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "basic land type among lands you control", "color among permanents you control", "different powers among creatures you control". */
export interface VarietyAmong extends Worded {
  readonly kind: 'varietyAmong';
  readonly of: 'basicLandType' | 'color' | 'name' | 'manaValue' | 'power';
  readonly among: Filter;
}
/** "creature in your party" (CR 700.8). */
export interface PartySize extends Worded {
  readonly kind: 'partySize';
}
export type CountedAmount = VarietyAmong | PartySize;
