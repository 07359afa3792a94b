import type { Day } from './day.ts';

export interface ResolutionRow {
  /** Content hash of scenario, words of the cards, edition and engine build. */
  readonly id: string;
  readonly scenarioSha256: string;
  readonly scenario: unknown;
  readonly answer: unknown;
  readonly createdAt: Date;
}

/** An answer to be kept, with the rules that it cites and what they stand under, in the edition by which it was judged. */
export interface NewResolution extends Omit<ResolutionRow, 'createdAt'> {
  readonly cites?: { readonly edition: Day; readonly numbers: readonly string[] };
}
