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
/** "this creature enlists a creature": that one is tapped to pay the cost of its enlist ability (CR 702.154c). */
export interface Enlists extends Worded {
  readonly kind: 'enlists';
  readonly subject: ObjectPhrase;
  readonly object: ObjectPhrase;
}
/** "you exert a creature". */
export interface Exerts extends Worded {
  readonly kind: 'exerts';
  readonly player: PlayerPhrase;
  readonly object: ObjectPhrase;
}
/** "this creature crews a Vehicle", "saddles a Mount": it is tapped to pay for that (CR 702.122b, 702.171c). */
export interface Crews extends Worded {
  readonly kind: 'crews';
  readonly subject: ObjectPhrase;
  readonly object: ObjectPhrase;
  readonly by: 'crew' | 'saddle';
}
