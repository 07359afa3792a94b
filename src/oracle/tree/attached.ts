import type { Done } from './done.ts';
import type { ObjectPhrase, TypeWord } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "enchanted creature", "equipped creature", "fortified land": what this permanent is attached to. */
export interface Attached extends Worded {
  readonly kind: 'attached';
  readonly by: 'enchanted' | 'equipped' | 'fortified';
  readonly noun: TypeWord | PermanentWord;
  /** "enchanted creature card": a card that isn't on the battlefield. */
  readonly card?: true;
}
export interface PermanentWord extends Worded {
  readonly kind: 'permanentWord';
}
/** "can be attached only to a creature with power 3 or greater": to nothing else (CR 301.5). */
export interface ProhibitedAttaching extends Done {
  readonly kind: 'attaching';
  readonly exceptTo: ObjectPhrase;
}
