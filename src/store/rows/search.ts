import type { SearchKind } from '../search/index.ts';

export interface SearchQuery {
  /** What it also means by name, such as landwalk where islandwalk is asked for. */
  readonly alsoNamed?: string;
  /** Words as people write them; accents, quotes and case don't matter. */
  readonly text: string;
  /** The number of a rule, where the text is one. */
  readonly number?: string;
  /** All without it. */
  readonly kinds?: readonly SearchKind[];
  /** The edition in which rules and glossary entries are looked for. */
  readonly editionId: number;
  readonly first: number;
  /** How many hits to pass over. */
  readonly offset: number;
}

/** A page of hits, best first. */
export interface SearchPage {
  readonly rows: readonly SearchHitRow[];
  readonly hasMore: boolean;
  /** Of all hits; null where there are many: counting them takes longer than finding the best. */
  readonly total: number | null;
  /** Whether all that was imported by now could be found; false while that is being worked up, when a ruling may be found too that is withdrawn by now. */
  readonly isComplete: boolean;
}

export interface SearchHitRow {
  readonly kind: SearchKind;
  /** The number of a rule, the term of a glossary entry, the text hash of a ruling, the id of a card, the name of a keyword in small letters. */
  readonly key: string;
  /** From 0 to 1: from 0.45 on the query stands there as asked (a name from 1, other endings below 0.6), from 0.4 on all its words. */
  readonly score: number;
}

/** A page by key: `total` counts all rows, `hasMore` says whether some follow the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
}
