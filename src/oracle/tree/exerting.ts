import type { Clause } from './effects.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "You may exert this creature as it attacks. When you do, …": an optional cost to attack, and what triggers once it is paid (CR 508.1g, 701.43d). */
export interface MayExert extends Worded {
  readonly kind: 'mayExert';
  readonly object: ObjectPhrase;
  /** "If it hasn't been exerted this turn, …". */
  readonly unlessExerted?: true;
  readonly then?: Clause;
}
/** "As this creature attacks, you may tap up to one untapped creature …. When you do, …": enlist's optional cost to attack (CR 508.1g, 702.154a). */
export interface MayEnlist extends Worded {
  readonly kind: 'mayEnlist';
  readonly object: ObjectPhrase;
  readonly then: Clause;
}
/** "you exert a creature". */
export interface Exerts extends Worded {
  readonly kind: 'exerts';
  readonly player: PlayerPhrase;
  readonly object: ObjectPhrase;
}
