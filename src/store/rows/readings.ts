export interface ReadingRow {
  readonly cardId: string;
  readonly languageBuild: string;
  /** The version of the words that was read: compare with `CardRow.versionHash`. */
  readonly versionHash: string;
  readonly level: string;
  readonly reading: unknown;
}

/** How the words of a face speak of a keyword. */
export interface KeywordUseRow {
  /** Position of the face, from 0. */
  readonly face: number;
  readonly keyword: string;
  /** The keyword that a type makes it of; else the keyword itself. */
  readonly base: string;
  readonly relation: string;
  readonly parameter: string | null;
  readonly amount: string | null;
  readonly cost: string | null;
  readonly text: string;
  /** Place in the face's words: from, and up to but without. */
  readonly span: readonly [start: number, end: number];
}

/** Words of a card that a build of the language doesn't read. */
export interface ReadingGap {
  readonly face: number;
  readonly words: string;
  readonly span: readonly [start: number, end: number];
}

/** What a build of the language reads in a card. */
export interface CardReading {
  readonly cardId: string;
  readonly versionHash: string;
  readonly level: string;
  readonly gaps: readonly ReadingGap[];
  readonly uses: readonly KeywordUseRow[];
}

/** How many cards there are, and how many of them a build hasn't read as they are worded now. */
export interface ReadingProgress {
  readonly cards: number;
  readonly unread: number;
}

/** How many cards are read to a level. */
export interface ReadingLevel {
  readonly level: string;
  readonly cards: number;
  /** How many of them are among the names asked with. */
  readonly tested: number;
}
