import type { Condition } from './conditions.ts';
import type { ThisWayVerb } from './fewest.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';
import type { VotesFor } from './votes.ts';
import type { Worded } from './wording.ts';

/** "basic land type among lands you control", "color among permanents you control", "different powers among creatures you control". */
export interface VarietyAmong extends Worded {
  readonly kind: 'varietyAmong';
  readonly of: 'basicLandType' | 'color' | 'name' | 'manaValue' | 'power';
  readonly among: Filter;
}
/** "for each of its colors". */
export interface ColorsOf extends Worded {
  readonly kind: 'colorsOf';
  readonly of: ObjectPhrase;
}
/** "creature in your party" (CR 700.8). */
export interface PartySize extends Worded {
  readonly kind: 'partySize';
}
/** "the greatest number of cards a player discarded this way": of each player's share of what an instruction before did. */
export interface GreatestShare extends Worded {
  readonly kind: 'greatestShare';
  readonly verb: ThisWayVerb;
  /** The act that did it (set by `bind`). */
  readonly mark?: number;
}
/** "the difference": between what a condition has just compared. */
export interface Difference extends Worded {
  readonly kind: 'difference';
  /** The comparison (set by `bind`). */
  readonly of?: Condition;
}
export type CountedAmount = Difference | VotesFor | VarietyAmong | ColorsOf | PartySize | GreatestShare;
