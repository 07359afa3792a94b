import { problem, type Result } from '../../rules/result.ts';
import type { Card } from '../card.ts';
import type { Legalities } from '../legalities.ts';
import type { BadRecord } from '../record.ts';

/** What a record says of a card: its words, and where it may be played; null where the record doesn't speak of that. */
export interface CardRecord {
  readonly card: Card;
  readonly legalities: Legalities | null;
  /** What had to be taken for granted, such as the kind of an unknown layout. */
  readonly remark: string | null;
  /** The id that the card has where the record comes from; a card that is new here gets it if no other has it. */
  readonly id?: string;
}

/** One record may be about two cards, as a reversible card with two names is. */
export type CardsFound = Result<readonly CardRecord[], BadRecord>;

export const badRecord = (name: string | null, reason: string): CardsFound => problem({ name, reason });

/** Of which day the words of a file are, YYYY-MM or YYYY-MM-DD; null where nothing says it. Such a file says it once for all records. */
export type AsOf = string | null;
