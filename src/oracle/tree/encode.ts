import type { Done } from './done.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "exile this spell card encoded on a creature you control" (CR 702.99a). */
export interface Encode extends Done {
  readonly kind: 'encode';
  readonly on: ObjectPhrase;
}
/** "that creature" that this card is encoded on, and "the encoded card" (CR 702.99b). */
export interface Encoded extends Worded {
  readonly kind: 'encoded';
  readonly what: 'card' | 'creature';
  /** The card, where the words are those that it has given a creature. */
  readonly card?: number;
}
