export interface StoreCounts {
  readonly cards: number;
  readonly faces: number;
  /** Not counting withdrawn ones. */
  readonly rulings: number;
  readonly editions: number;
  /** Rules and subrules with a dot of the newest edition. */
  readonly rules: number;
  readonly resolutions: number;
}

/** What one import did: how many records, by what became of them. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  readonly skipped: number;
}
