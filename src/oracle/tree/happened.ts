import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "that was dealt damage this turn" and what else happened to the object this turn. */
export interface HappenedThisTurn extends Worded {
  readonly kind: 'happenedThisTurn';
  readonly what:
    | 'wasDealtDamage'
    | 'dealtDamage'
    | 'entered'
    | 'attacked'
    | 'blocked'
    | 'wasCast'
    | 'died'
    | 'putThereFromBattlefield'
    | 'putThereFromLibrary'
    | 'putThere';
  /** "dealt damage by this creature this turn". */
  readonly by?: ObjectPhrase;
}
