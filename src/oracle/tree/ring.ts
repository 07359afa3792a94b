import type { ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** How often the Ring has tempted a player this game (CR 701.54c). */
export interface RingTemptations extends Worded {
  readonly kind: 'ringTemptations';
  readonly player: PlayerPhrase;
}
/** "this creature is your Ring-bearer" (CR 701.54e). */
export interface IsRingBearer extends Worded {
  readonly kind: 'isRingBearer';
  readonly object: ObjectPhrase;
}
/** "you chose a creature other than Faramir as your Ring-bearer": said of what the Ring has just tempted that player to do (CR 701.54d). */
export interface ChoseRingBearer extends Worded {
  readonly kind: 'choseRingBearer';
  readonly creature: ObjectPhrase;
}
