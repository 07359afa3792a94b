/** Keyword abilities that had another name once, by that name: older words of cards, and older rulings, still have it (CR 702.89, glossary). */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['totem armor', 'umbra armor']]);

/** The names that a keyword in any case had before, in lower case. */
export const formerNamesOf = (keyword: string): readonly string[] =>
  [...FORMER_NAMES].flatMap(([former, now]) => (now === keyword.toLowerCase() ? [former] : []));
