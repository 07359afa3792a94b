import type { Done } from './done.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';

/** "reveal a sorcery card you own from outside the game and put it into your hand": it comes into the game (CR 400.11b). */
export interface BringIn extends Done {
  readonly kind: 'bringIn';
  readonly cards: ObjectPhrase;
  readonly revealed?: true;
  readonly to: 'hand' | 'topOfLibrary' | 'library';
  /** "or choose a face-up artifact card you own in exile": one of those may be put into the hand instead. */
  readonly orExiled?: Filter;
}
