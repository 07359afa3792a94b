/** A place in a ruling that names something: offsets in UTF-16 units. */
export interface Mention {
  readonly start: number;
  readonly end: number;
}
export interface KeywordMention extends Mention {
  /** The keyword's name. */
  readonly keyword: string;
}
export interface CardMention extends Mention {
  readonly cardId: string;
}
