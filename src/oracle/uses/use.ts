/** How words speak of a keyword. */
export const RELATIONS = ['HAS', 'GRANTS', 'REMOVES', 'COUNTER', 'MENTIONS'] as const;
/**
 * HAS: one of the face's own abilities is it, or begins with the ability word, or its words tell somebody to do the action. GRANTS: they give it to
 * an object or player (itself too, under a condition), or to what they create. REMOVES: they take it away. COUNTER: they speak of a counter
 * of it (CR 122.1b). MENTIONS: they only speak of it.
 */
export type Relation = (typeof RELATIONS)[number];

/** A place in a face's words: from, and up to but without. */
export type Span = readonly [start: number, end: number];

/** One use of a keyword in the words of a face. */
export interface KeywordUse {
  /** The name in lower case with straight apostrophes; of landwalk, typecycling and offering with its type: islandwalk. */
  readonly keyword: string;
  readonly relation: Relation;
  /** All that stands behind the keyword, as printed, without the dash and the closing period; null where nothing does. */
  readonly parameter: string | null;
  /** The N of the parameter. */
  readonly amount: string | null;
  /** The mana cost of the parameter, where its cost is only mana. */
  readonly cost: string | null;
  /** The words of the use as printed, parameter included. */
  readonly text: string;
  readonly span: Span;
}

/** The names to look for, in lower case with straight apostrophes. */
export interface KeywordNames {
  readonly abilities: readonly string[];
  readonly actions: readonly string[];
  readonly abilityWords: readonly string[];
}
