import type { Worded } from './wording.ts';

/** What is done, or a part of it. `mark` (set by `bind`) names what it came to, where later words speak of that. */
export interface Done extends Worded {
  readonly mark?: number;
}
