import type { TypeWord } from './phrases.ts';
import type { Worded } from './wording.ts';

/** "enchanted creature", "equipped creature", "fortified land": what this permanent is attached to. */
export interface Attached extends Worded {
  readonly kind: 'attached';
  readonly by: 'enchanted' | 'equipped' | 'fortified';
  readonly noun: TypeWord | PermanentWord;
}
export interface PermanentWord extends Worded {
  readonly kind: 'permanentWord';
}
