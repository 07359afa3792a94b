import type { ImportRequest } from './import/index.ts';
import type { ImportOptions, ImportOutcome } from './import/report.ts';
import type { ExportOptions, Manifest } from './pack/index.ts';
import type {
  CardReading,
  CardRow,
  CardSearchQuery,
  CardVersionRow,
  ChangesQuery,
  CorrectionKey,
  CorrectionRow,
  Day,
  EditionRow,
  FilterWords,
  GlossaryRow,
  KeywordUseRow,
  LegalitiesRow,
  NameCandidateRow,
  NewResolution,
  Page,
  ReadingLevel,
  ReadingProgress,
  ReadingRow,
  ResolutionRow,
  RuleChangeRow,
  RuleKey,
  RuleRow,
  RulingHit,
  RulingMentionRow,
  RulingReportRow,
  RulingRow,
  RulingSearchQuery,
  RulingsOfCardsQuery,
  SearchPage,
  SearchQuery,
  StoreCounts,
} from './rows/index.ts';

/**
 * What can be asked of the store. A function that takes a list answers in the order of the list, with null for what isn't there,
 * in one statement: it is a batch function for a loader.
 */
export interface Store {
  // cards
  cardsByIds(ids: readonly string[]): Promise<(CardRow | null)[]>;
  cardsByOracleIds(oracleIds: readonly string[]): Promise<(CardRow | null)[]>;
  /**
   * By whole name, or by the name of a face where no whole name is the same and only one card has such a face;
   * folded: case, accents and quotes don't matter.
   */
  cardsByNames(names: readonly string[]): Promise<(CardRow | null)[]>;
  /** For each name as people write it what it may mean, best first. */
  nameCandidates(names: readonly string[], first: number): Promise<NameCandidateRow[][]>;
  /** Reads all names, which else the first to ask for candidates waits for: a second or two with all cards. */
  warmNames(): Promise<void>;
  /** For each card all wordings known, the current one first. */
  cardVersions(cardIds: readonly string[]): Promise<CardVersionRow[][]>;
  /** For each card in which formats it may be played; null where no source says anything of it. */
  legalitiesOfCards(cardIds: readonly string[]): Promise<(LegalitiesRow | null)[]>;
  /** All cards in pages, by id: for coverage and batch reading. */
  allCards(page: { readonly first: number; readonly afterId?: string }): Promise<CardRow[]>;

  // rulings
  rulingsByIds(ids: readonly string[]): Promise<(RulingRow | null)[]>;
  /** For each card a page of its rulings by date, then source order. */
  rulingsOfCards(query: RulingsOfCardsQuery): Promise<Page<RulingRow>[]>;
  /** With `text`, best first: the whole phrase before all the words; without it by date. Accents, quotes and case don't matter. */
  searchRulings(query: RulingSearchQuery): Promise<Page<RulingHit>>;
  /** Whom each ruling is for and whether it still holds; null where that isn't worked out yet. */
  rulingReports(ids: readonly string[]): Promise<(RulingReportRow | null)[]>;
  /** For each text hash what the words name, in their order. */
  rulingMentions(textHashes: readonly string[]): Promise<RulingMentionRow[][]>;
  /** For each text hash the cards that have a ruling with these words, by name. */
  cardsWithRulingText(textHashes: readonly string[]): Promise<CardRow[][]>;

  // rules
  /** Newest first. */
  editions(): Promise<EditionRow[]>;
  editionsByIds(ids: readonly number[]): Promise<(EditionRow | null)[]>;
  /** The newest edition effective on or before the day (the newest of all without one); null before the first. */
  editionInForce(day?: Day): Promise<EditionRow | null>;
  rulesByNumbers(keys: readonly RuleKey[]): Promise<(RuleRow | null)[]>;
  rulesByOrdinals(keys: readonly { readonly editionId: number; readonly ordinal: number }[]): Promise<(RuleRow | null)[]>;
  /** For each rule the rules directly below it, in order. */
  ruleChildren(keys: readonly RuleKey[]): Promise<RuleRow[][]>;
  /** For each rule itself and all below it, in order; empty where there is no such rule. */
  ruleSubtrees(keys: readonly RuleKey[]): Promise<RuleRow[][]>;
  /** The whole book in order. */
  rulesOfEdition(editionId: number): Promise<RuleRow[]>;
  glossaryEntries(keys: readonly { readonly editionId: number; readonly term: string }[]): Promise<(GlossaryRow | null)[]>;
  glossaryOfEdition(editionId: number): Promise<GlossaryRow[]>;
  /** For each list of names the oldest edition in which one of them is a heading or a term of the glossary; the outline doesn't count. */
  firstMentions(names: readonly (readonly string[])[]): Promise<(number | null)[]>;

  // changes between editions
  /** For each rule of an edition everything that happened to it, in older and newer editions, oldest first. */
  ruleHistories(keys: readonly RuleKey[]): Promise<RuleChangeRow[][]>;
  /** For each rule of an edition what happened to it after that edition, oldest first; the last one says where it went, or that it was removed. */
  ruleChangesSince(keys: readonly RuleKey[]): Promise<RuleChangeRow[][]>;
  /** For each rule how it (or anything under it) changed after a day, oldest first. */
  changesOfRules(queries: readonly ChangesQuery[]): Promise<RuleChangeRow[][]>;
  /** All rules that aren't the same in two editions, in the order of the book; any two, the newer one first too. Outlines have no words to compare: empty. */
  compareEditions(fromId: number, toId: number): Promise<readonly RuleChangeRow[]>;

  // everything
  /** Rules, glossary entries, keywords, rulings and cards, best first: names, phrases, all words, then what is spelled alike. */
  search(query: SearchQuery): Promise<SearchPage>;
  /** How many of them there are, where `search` found too many to tell. */
  countFound(query: SearchQuery): Promise<number>;
  /** For each word how a search sees it: small, without accents and ending; null for words that say nothing. */
  searchWords(words: readonly string[]): Promise<(string | null)[]>;
  /** For each text hash a ruling that has these words, of the card whose name comes first; null where there is none. */
  rulingsByTexts(textHashes: readonly string[]): Promise<(RulingRow | null)[]>;

  /** For each card, ruling or rule what has been corrected in it and noted to it, oldest first. */
  correctionsOf(keys: readonly CorrectionKey[]): Promise<CorrectionRow[][]>;

  // the engine's
  resolutionsByIds(ids: readonly string[]): Promise<(ResolutionRow | null)[]>;
  /** Keeps an answer under its content hash; the first one stays. */
  saveResolution(resolution: NewResolution): Promise<ResolutionRow>;
  /** For each rule of an edition the newest answers that cite it or something under it. */
  resolutionsCiting(
    keys: readonly { readonly edition: Day; readonly number: string }[],
    first: number,
  ): Promise<ResolutionRow[][]>;
  /** Cards that a build hasn't read as they are worded now, by id. */
  cardsToRead(languageBuild: string, first: number, afterId?: string): Promise<CardRow[]>;
  readingProgress(languageBuild: string): Promise<ReadingProgress>;
  readingLevels(languageBuild: string, tested?: readonly string[]): Promise<ReadingLevel[]>;
  saveCardReadings(languageBuild: string, readings: readonly CardReading[]): Promise<void>;
  /** Drops what other builds read, once this one has read everything. */
  forgetOtherReadings(languageBuild: string): Promise<void>;
  /** The uses of keywords in the words of cards; null for a card that the build hasn't read. */
  keywordUsesOfCards(languageBuild: string, cardIds: readonly string[]): Promise<(readonly KeywordUseRow[] | null)[]>;
  /** All types that cards have and all formats of which sources speak. */
  filterWords(): Promise<FilterWords>;
  /** Cards by name, with what is asked for. */
  searchCards(query: CardSearchQuery): Promise<Page<CardRow & { readonly cursor: string }>>;
  readingsOfCards(languageBuild: string, cardIds: readonly string[]): Promise<(ReadingRow | null)[]>;
  saveReadings(readings: readonly ReadingRow[]): Promise<void>;

  counts(): Promise<StoreCounts>;
  /** Grows with every import: what was remembered under an older number may be out of date. */
  catalogueVersion(): Promise<number>;

  // imports
  /** Imports files and tells what became of each; see `ImportRequest`. Throws where the database or the disk is in the way. */
  importAll(requests: readonly ImportRequest[], options?: ImportOptions): AsyncIterable<ImportOutcome>;

  /** Writes an edition, all cards, rulings and corrections into a folder, with a manifest; `importAll` takes it back as a `pack`. */
  exportPack(folder: string, options?: ExportOptions): Promise<Manifest>;

  /** Whether a query would succeed now. Never throws. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
