import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "exile it haunting target creature" (CR 702.55a). */
export interface Haunt extends Done {
  readonly kind: 'haunt';
  readonly objects: ObjectPhrase;
  readonly on: ObjectPhrase;
}
/** "the creature it haunts", "the creature this card haunts" (CR 702.55b). */
export interface Haunted extends Worded {
  readonly kind: 'haunted';
  readonly by?: ObjectPhrase;
}
