import type { Card } from '../../cards/card.ts';
import type { Legalities } from '../../cards/legalities.ts';
import type { KeptCorrection } from '../import/corrections/index.ts';

/** The first line of an edition's file; a line for each rule and glossary entry follows. */
export interface EditionLine {
  readonly effectiveDate: string;
  readonly source: string;
  readonly sha256: string;
}
export type BookLine =
  | {
      readonly number: string;
      readonly heading: string | null;
      readonly text: string | null;
      readonly examples: readonly string[];
      readonly sha256: string;
    }
  | { readonly term: string; readonly text: string };

/** One wording of a card. */
export interface WordingLine {
  readonly words: Card;
  readonly firstSeen: string;
  /** Whether it is the newest of its source. */
  readonly isLatest: boolean;
}

export interface CardLine {
  readonly id: string;
  readonly name: string;
  readonly oracleId: string | null;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly legalities: Legalities | null;
  readonly wordings: readonly WordingLine[];
}

export interface RulingLine {
  readonly id: string;
  readonly cardId: string;
  readonly ordinal: number;
  readonly source: string;
  readonly publishedAt: string;
  readonly text: string;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly withdrawn: boolean;
}

export type CorrectionLine = KeptCorrection;
