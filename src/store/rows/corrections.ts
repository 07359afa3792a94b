import type { Day } from './day.ts';

/** A value that a correction changes. */
export interface CorrectedValueRow {
  readonly field: string;
  /** Position of the face that it stands on; null where it stands on none. */
  readonly face: number | null;
  readonly original: string | null;
  readonly corrected: string | null;
}

/** A correction of a card, ruling or rule, or a note to it. */
export interface CorrectionRow {
  readonly id: string;
  readonly file: string;
  readonly author: string;
  readonly reason: string;
  readonly link: string | null;
  readonly date: Day;
  readonly note: string | null;
  readonly changes: readonly CorrectedValueRow[];
  /** False once the source says something else than what was corrected. */
  readonly isApplied: boolean;
}

/** What corrections are about: the id of a card or ruling; a rule by the day of its edition and its number, with a space between. */
export interface CorrectionKey {
  readonly kind: 'card' | 'ruling' | 'rule';
  readonly target: string;
}
