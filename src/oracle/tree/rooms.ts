import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "you unlock this door": the half that the ability belongs to gets its unlocked designation (CR 709.5h). */
export interface UnlocksDoor extends Worded {
  readonly kind: 'unlocksDoor';
  /** Which half of its card, the left one 0; the words don't say it. */
  readonly half?: number;
}
/** "you fully unlock a Room" (CR 709.5i). */
export interface FullyUnlocks extends Worded {
  readonly kind: 'fullyUnlocks';
  readonly object: ObjectPhrase;
}
/** "the number of unlocked doors among Rooms you control", "different names among unlocked doors of Rooms you control". */
export interface UnlockedDoors extends Worded {
  readonly kind: 'unlockedDoors';
  readonly of: ObjectPhrase;
  /** How many names there are among them. */
  readonly names?: true;
}
