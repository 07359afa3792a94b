// Piles (CR 700.3).
import type { Done } from './done.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "separates those cards into two piles": each of them is put into exactly one of the two (CR 700.3a). */
export interface Separate extends Done {
  readonly kind: 'separate';
  readonly objects: ObjectPhrase;
  /** "into a face-down pile and a face-up pile": what is in the one isn't seen by others. */
  readonly oneFaceDown?: true;
}
/** "one pile", "that pile", "all creatures in the pile of their choice": one of the two piles. */
export interface Pile extends Worded {
  readonly kind: 'pile';
  /** Whose choice it is; absent: of whoever does something with it. */
  readonly chosenBy?: PlayerPhrase;
  /** "that pile": it has been chosen before. */
  readonly chosen?: true;
  /** "all creatures in …": what is taken of it. */
  readonly filter?: Filter;
}
