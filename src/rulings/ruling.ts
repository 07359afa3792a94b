/** An official remark on how a card works. */
export interface Ruling {
  /** The whole name of the card, as the source writes it; null where the source names it by its oracle id alone. */
  readonly cardName: string | null;
  readonly oracleId: string | null;
  /** YYYY-MM-DD. */
  readonly publishedAt: string;
  readonly text: string;
  /** Who made it: `wotc` and others; an open list. */
  readonly source: string;
  /** Through which collection it reached the file; null where the file doesn't say. */
  readonly origin: string | null;
}

/** By date; rulings of one date keep the order of their source. */
export function inRulingOrder<R extends Pick<Ruling, 'publishedAt'>>(rulings: readonly R[]): readonly R[] {
  return [...rulings].sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : a.publishedAt > b.publishedAt ? 1 : 0));
}
