/** A part, section, rule or subrule of an edition, as far as comparing editions needs it. */
export interface BookRule {
  readonly number: string;
  /** The title; null where the rule has sentences. */
  readonly heading: string | null;
  /** The sentences; null where there is only a title. */
  readonly text: string | null;
  readonly examples: readonly string[];
}

/** An edition to be compared: the day on which it came into force, and its rules in the order of the book. */
export interface ComparedBook {
  readonly effectiveDate: string;
  readonly rules: readonly BookRule[];
}

/** The whole book was numbered anew with the edition of July 11, 2009: equal numbers of either side say nothing about each other. */
const NUMBERED_ANEW = '2009-07-01';

/** Whether numbers of two editions belong to the same numbering. */
export const sameNumbering = (a: ComparedBook, b: ComparedBook): boolean =>
  a.effectiveDate < NUMBERED_ANEW === b.effectiveDate < NUMBERED_ANEW;
