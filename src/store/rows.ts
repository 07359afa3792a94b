import type { Card, TextQuality } from '../cards/card.ts';
import type { Legalities } from '../cards/legalities.ts';
import type { MatchKind } from '../cards/names/index.ts';
import type { ChangeKind } from '../rules/changes/index.ts';
import type { SearchKind } from './search/index.ts';

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** A publication of the Comprehensive Rules. */
export interface EditionRow {
  readonly id: number;
  readonly effectiveDate: Day;
  /** The file that it came from, or the name of the bundled outline. */
  readonly source: string;
  readonly sha256: string;
  readonly isOutline: boolean;
  readonly isLatest: boolean;
  readonly ruleCount: number;
  readonly glossaryCount: number;
  readonly importedAt: Date;
}

/** A part, section, rule or subrule of one edition. */
export interface RuleRow {
  readonly editionId: number;
  /** Without a trailing period: `7`, `702`, `702.62`, `702.62a`. */
  readonly number: string;
  /** Place in the book, from 0, without gaps. */
  readonly ordinal: number;
  readonly parent: string | null;
  /** Null where the rule has sentences of its own instead of a title. */
  readonly heading: string | null;
  /** Null in an outline edition and where the rule is only a heading. */
  readonly text: string | null;
  readonly examples: readonly string[];
  /** The same in every edition that prints the same words; null where there is no text. */
  readonly textHash: string | null;
}

/** A rule as one edition names it: the key of the rule loader. */
export interface RuleKey {
  readonly editionId: number;
  readonly number: string;
}

/** A rule that isn't the same in two editions. */
export interface RuleChangeRow {
  readonly kind: ChangeKind;
  /** The rule in the older edition; null where it was added. */
  readonly before: RuleKey | null;
  /** The rule in the newer edition; null where it was removed. */
  readonly after: RuleKey | null;
  readonly fromEditionId: number;
  readonly toEditionId: number;
  /** The editions number rules differently (before and since July 2009), so that only words told which rule is which. */
  readonly approximate: boolean;
}

/** Whose changes are asked for, and since when. */
export interface ChangesQuery {
  readonly number: string;
  /** The edition whose number it is; without it the newest. */
  readonly numberedIn?: number;
  /** Only changes that came into force after this day. */
  readonly since: Day;
  /** Also the changes of everything that stood under the rule, what was added and removed there too. */
  readonly below?: boolean;
}

export interface GlossaryRow {
  readonly editionId: number;
  readonly ordinal: number;
  readonly term: string;
  readonly text: string;
}

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

/** A value that a correction changes. */
export interface CorrectedValueRow {
  readonly field: string;
  /** Position of the face that it stands on; null where it stands on none. */
  readonly face: number | null;
  readonly original: string | null;
  readonly corrected: string | null;
}

/** A correction of a card, ruling or rule, or a note to it. */
export interface CorrectionRow {
  readonly id: string;
  readonly file: string;
  readonly author: string;
  readonly reason: string;
  readonly link: string | null;
  readonly date: Day;
  readonly note: string | null;
  readonly changes: readonly CorrectedValueRow[];
  /** False once the source says something else than what was corrected. */
  readonly isApplied: boolean;
}

/** What corrections are about: the id of a card or ruling; a rule by the day of its edition and its number, with a space between. */
export interface CorrectionKey {
  readonly kind: 'card' | 'ruling' | 'rule';
  readonly target: string;
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

/** A page by key: `total` counts all rows, `hasMore` says whether some follow the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
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

export interface ResolutionRow {
  /** Content hash of scenario, words of the cards, edition and engine build. */
  readonly id: string;
  readonly scenarioSha256: string;
  readonly scenario: unknown;
  readonly answer: unknown;
  readonly createdAt: Date;
}

/** An answer to be kept, with the rules that it cites and what they stand under, in the edition by which it was judged. */
export interface NewResolution extends Omit<ResolutionRow, 'createdAt'> {
  readonly cites?: { readonly edition: Day; readonly numbers: readonly string[] };
}

export interface ReadingRow {
  readonly cardId: string;
  readonly languageBuild: string;
  /** The version of the words that was read: compare with `CardRow.versionHash`. */
  readonly versionHash: string;
  readonly level: string;
  readonly reading: unknown;
}

/** How the words of a face speak of a keyword. */
export interface KeywordUseRow {
  /** Position of the face, from 0. */
  readonly face: number;
  readonly keyword: string;
  /** The keyword that a type makes it of; else the keyword itself. */
  readonly base: string;
  readonly relation: string;
  readonly parameter: string | null;
  readonly amount: string | null;
  readonly cost: string | null;
  readonly text: string;
  /** Place in the face's words: from, and up to but without. */
  readonly span: readonly [start: number, end: number];
}

/** Words of a card that a build of the language doesn't read. */
export interface ReadingGap {
  readonly face: number;
  readonly words: string;
  readonly span: readonly [start: number, end: number];
}

/** What a build of the language reads in a card. */
export interface CardReading {
  readonly cardId: string;
  readonly versionHash: string;
  readonly level: string;
  readonly gaps: readonly ReadingGap[];
  readonly uses: readonly KeywordUseRow[];
}

/** How many cards there are, and how many of them a build hasn't read as they are worded now. */
export interface ReadingProgress {
  readonly cards: number;
  readonly unread: number;
}

/** How many cards are read to a level. */
export interface ReadingLevel {
  readonly level: string;
  readonly cards: number;
  /** How many of them are among the names asked with. */
  readonly tested: number;
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

export interface StoreCounts {
  readonly cards: number;
  readonly faces: number;
  /** Not counting withdrawn ones. */
  readonly rulings: number;
  readonly editions: number;
  /** Rules and subrules with a dot of the newest edition. */
  readonly rules: number;
  readonly resolutions: number;
}

/** What one import did: how many records, by what became of them. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  readonly skipped: number;
}

/** What filters of cards can name, in lower case. */
export interface FilterWords {
  readonly types: readonly string[];
  readonly formats: readonly string[];
}
