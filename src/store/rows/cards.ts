import type { Card, TextQuality } from '../../cards/card.ts';
import type { Legalities } from '../../cards/legalities.ts';
import type { MatchKind } from '../../cards/names/index.ts';
import type { Day } from './day.ts';

/** A card with its faces; the words are those of its best source. */
export interface CardRow extends Card {
  readonly id: string;
  /** Content hash of the words: changes when they do. */
  readonly versionHash: string;
  readonly firstSeen: Day;
  readonly lastSeen: Day;
}

/** A card's words as one source gave them. */
export interface CardVersionRow {
  readonly cardId: string;
  readonly hash: string;
  readonly isCurrent: boolean;
  readonly textSource: string;
  readonly textAsOf: string | null;
  readonly textQuality: TextQuality;
  readonly words: Card;
  readonly firstSeen: Day;
}

/** Where a card may be played, as the newest source that speaks of it says. */
export interface LegalitiesRow extends Legalities {
  readonly cardId: string;
}

/** What a name may mean: the tier says why, best first. */
export interface NameCandidateRow {
  readonly cardId: string;
  readonly name: string;
  /** The face whose name matched, where the whole name didn't. */
  readonly matchedFace: string | null;
  readonly matchKind: MatchKind;
  /** From 0 to 1. */
  readonly score: number;
}

/** What cards are searched for; every part narrows. */
export interface CardSearchQuery {
  /** Letters of the name of the card or a face. */
  readonly name?: string;
  /** Words of a face, as they stand there. */
  readonly text?: string;
  /** Supertypes, types or subtypes, all of them. */
  readonly types?: readonly string[];
  /** Colors that the card has, all of them; none: colorless cards. */
  readonly colors?: readonly string[];
  /** Colors within which its color identity lies. */
  readonly colorIdentity?: readonly string[];
  readonly manaValueFrom?: number;
  readonly manaValueTo?: number;
  /** A format in which it is legal or restricted. */
  readonly legalIn?: string;
  /** Keywords or bases of keywords, one of which its words speak of. */
  readonly keywords?: readonly string[];
  readonly relation?: string;
  /** How much of its words is read. */
  readonly levels?: readonly string[];
  /** The names of cards that act in tests: of these READ is TESTED. */
  readonly tested?: readonly string[];
  /** The build whose readings count. */
  readonly languageBuild: string;
  readonly first: number;
  readonly after?: string;
}

/** What filters of cards can name, in lower case. */
export interface FilterWords {
  readonly types: readonly string[];
  readonly formats: readonly string[];
}
