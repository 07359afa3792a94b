import type { CorrectionKind } from './read.ts';

/** One value that is corrected. */
export interface CorrectedValue {
  readonly field: string;
  /** Position of the face that it stands on; null where it stands on none. */
  readonly face: number | null;
  readonly original: string | null;
  readonly corrected: string | null;
  /** Of a rule's words: the hash of the original ones. */
  readonly hash?: string;
}

/** A correction as the store keeps it. */
export interface KeptCorrection {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly ordinal: number;
  readonly kind: CorrectionKind;
  /** The id of the card or ruling; day of the edition and number of the rule, with a space between. */
  readonly target: string;
  readonly author: string;
  readonly reason: string;
  readonly link: string | null;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly note: string | null;
  readonly changes: readonly CorrectedValue[];
  readonly isApplied: boolean;
}

export const COLUMNS = `id, file, line, ordinal, kind, target, author, reason, link, date::text as date, note, changes, is_applied as "isApplied"`;
