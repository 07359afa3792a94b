/** Whether a card may be in a deck of a format (CR 100.6, 905, and the formats' own rules): as many as usual, one, or none. */
export const LEGALITY_STATUSES = ['legal', 'restricted', 'banned', 'not_legal'] as const;
export type LegalityStatus = (typeof LEGALITY_STATUSES)[number];

/** What one source says of a card's legality on one day. */
export interface Legalities {
  readonly source: string;
  /** YYYY-MM or YYYY-MM-DD; null where the source doesn't say. */
  readonly asOf: string | null;
  /** Formats by their lower-case names; one that is missing isn't spoken of. */
  readonly formats: Readonly<Record<string, LegalityStatus>>;
}

const STATUSES: ReadonlySet<string> = new Set(LEGALITY_STATUSES);
const isStatus = (text: string): text is LegalityStatus => STATUSES.has(text);

/** Pairs of format and status as sources write them, in a fixed order; a status that isn't known is left out. */
export function legalityFormats(pairs: readonly (readonly [format: string, status: string])[]): Legalities['formats'] {
  const known = pairs.flatMap(([format, status]): [string, LegalityStatus][] => {
    const word = status.trim().toLowerCase().replaceAll(' ', '_');
    return isStatus(word) ? [[format.trim().toLowerCase(), word]] : [];
  });
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}
