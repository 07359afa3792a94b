import type { Day } from './day.ts';
import type { RuleChangeRow } from './rules.ts';

export interface RulingRow {
  readonly id: string;
  readonly cardId: string;
  /** Place among the card's rulings, from 1. */
  readonly ordinal: number;
  readonly text: string;
  /** The same for identical rulings of many cards. */
  readonly textHash: string;
  readonly source: string;
  readonly publishedAt: Day;
  readonly firstSeen: Day;
  readonly lastSeen: Day;
  readonly withdrawn: boolean;
}

/** Whether a ruling still holds. */
export const FRESHNESS = ['current', 'possibly overtaken', 'overtaken', 'unknown'] as const;

export type Freshness = (typeof FRESHNESS)[number];

/** Whom a ruling is for and whether it still holds, as it was worked out after the last import. */
export interface RulingReportRow {
  readonly rulingId: string;
  readonly scope: 'card' | 'keyword' | 'set';
  /** In small letters. */
  readonly scopeKeyword: string | null;
  readonly verdict: Freshness;
  /** The day on which the same was last said, on this card or another. */
  readonly saidOn: Day;
  /** The id of a newer ruling that says otherwise on the same point. */
  readonly replacedBy: string | null;
  readonly because: readonly RuleChangeRow[];
  /** Whether it names a rule or keyword whose changes were looked at. */
  readonly followed: boolean;
}

/** A place in a ruling that names something. */
export interface RulingMentionRow {
  readonly kind: 'rule' | 'keyword' | 'card';
  /** A rule's number, a keyword's name in small letters, a card's id. */
  readonly key: string;
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Rulings that name any of these, or are for the cards of such a keyword. */
export interface RulingTopic {
  /** Names in small letters. */
  readonly keywords: readonly string[];
  /** A rule: its number and those below it. */
  readonly rule?: string;
}

export interface RulingsOfCardsQuery {
  readonly cardIds: readonly string[];
  /** At most so many for each card. */
  readonly first: number;
  /** Only rulings after this place (the `ordinal` of the last one seen). */
  readonly afterOrdinal?: number;
  readonly includeWithdrawn?: boolean;
  readonly freshness?: readonly Freshness[];
}

export interface RulingSearchQuery {
  /** Words as people write them; rulings with the whole phrase come first. */
  readonly text?: string;
  readonly cardIds?: readonly string[];
  readonly since?: Day;
  readonly until?: Day;
  readonly includeWithdrawn?: boolean;
  readonly freshness?: readonly Freshness[];
  /** Only rulings that are about each of these. */
  readonly topics?: readonly RulingTopic[];
  readonly first: number;
  /** The `cursor` of the last row of the page before. */
  readonly after?: string;
}

export interface RulingHit extends RulingRow {
  /** Names this place in the order of the search. */
  readonly cursor: string;
}
