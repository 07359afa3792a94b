import DataLoader from 'dataloader';
import type {
  CardRow,
  CardVersionRow,
  CorrectionKey,
  CorrectionRow,
  EditionRow,
  GlossaryRow,
  KeywordUseRow,
  LegalitiesRow,
  NameCandidateRow,
  Page,
  ReadingProgress,
  ResolutionRow,
  RuleChangeRow,
  RuleKey,
  RuleRow,
  RulingMentionRow,
  RulingReportRow,
  RulingRow,
  RulingsOfCardsQuery,
  Store,
  StoreCounts,
} from '../store/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { EnginePool } from './engine/pool.ts';
import type { KeywordRegistry } from './keywords/registry.ts';
import { usesOfCards } from './keywords/uses.ts';
import type { FaceWords, LineModel } from './readings/model.ts';
import { type Shelf, shelved } from './rules/shelf.ts';

/** A day before every edition. */
const BEGINNING = '0001-01-01';
/** How many answers are shown with a rule that they cite. */
const CITING = 10;

type Loader<Key, Value> = DataLoader<Key, Value, unknown>;

/** A page of one card's rulings. */
export type RulingPageKey = Omit<RulingsOfCardsQuery, 'cardIds'> & { readonly cardId: string };

/** Pages of one size and place are asked for together. */
async function rulingPages(store: Store, keys: readonly RulingPageKey[]): Promise<Page<RulingRow>[]> {
  const groups = new Map<string, { readonly page: Omit<RulingsOfCardsQuery, 'cardIds'>; readonly places: number[] }>();
  for (const [place, { cardId: _, ...page }] of keys.entries()) {
    const name = JSON.stringify(page);
    const group = groups.get(name) ?? { page, places: [] };
    group.places.push(place);
    groups.set(name, group);
  }
  const pages = new Array<Page<RulingRow>>(keys.length);
  for (const { page, places } of groups.values()) {
    const found = await store.rulingsOfCards({ ...page, cardIds: places.map((place) => keys[place]!.cardId) });
    for (const [index, place] of places.entries()) pages[place] = found[index]!;
  }
  return pages;
}

interface NameKey {
  readonly name: string;
  /** How many candidates. */
  readonly first: number;
}

/** The candidates of all names are looked for at once; whoever wants fewer gets the first of them. */
async function candidatesOf(store: Store, keys: readonly NameKey[]): Promise<NameCandidateRow[][]> {
  const most = Math.max(...keys.map(({ first }) => first));
  const found = await store.nameCandidates(
    keys.map(({ name }) => name),
    most,
  );
  return keys.map(({ first }, place) => found[place]!.slice(0, first));
}

/** One batch and one cache for each relation within one request, so that a query asks the store once for all of its rows. */
export interface Loaders {
  readonly cardsById: Loader<string, CardRow | null>;
  readonly cardsByName: Loader<string, CardRow | null>;
  /** What a name as people write it may mean, best first. */
  readonly nameCandidates: Loader<NameKey, NameCandidateRow[]>;
  readonly cardsByOracleId: Loader<string, CardRow | null>;
  /** All wordings of a card, the current one first. */
  readonly cardVersions: Loader<string, CardVersionRow[]>;
  readonly corrections: Loader<CorrectionKey, CorrectionRow[]>;
  readonly rulingsById: Loader<string, RulingRow | null>;
  readonly rulingPages: Loader<RulingPageKey, Page<RulingRow>>;
  readonly rulingReports: Loader<string, RulingReportRow | null>;
  /** What the words of a ruling name, by its text hash. */
  readonly rulingMentions: Loader<string, RulingMentionRow[]>;
  /** A ruling with these words, of the first card that has it. */
  readonly rulingsByText: Loader<string, RulingRow | null>;
  /** The cards that have a ruling with these words, by name. */
  readonly cardsByRulingText: Loader<string, CardRow[]>;
  /** A word as a search sees it. */
  readonly searchWords: Loader<string, string | null>;
  readonly rules: Loader<RuleKey, RuleRow | null>;
  readonly rulesByOrdinal: Loader<{ readonly editionId: number; readonly ordinal: number }, RuleRow | null>;
  readonly ruleChildren: Loader<RuleKey, RuleRow[]>;
  readonly ruleSubtrees: Loader<RuleKey, RuleRow[]>;
  /** For names of keywords the oldest edition whose headings or glossary have one of them. */
  readonly firstMentions: Loader<readonly string[], number | null>;
  /** Everything that happened to a rule. */
  readonly ruleHistories: Loader<RuleKey, RuleChangeRow[]>;
  /** What happened to a rule after its edition. */
  readonly ruleChangesSince: Loader<RuleKey, RuleChangeRow[]>;
  /** What happened, in all editions, to a rule of the newest one and to everything under it. */
  readonly ruleHistoriesBelow: Loader<string, RuleChangeRow[]>;
  readonly comparisons: Loader<{ readonly fromId: number; readonly toId: number }, readonly RuleChangeRow[]>;
  readonly glossary: Loader<{ readonly editionId: number; readonly term: string }, GlossaryRow | null>;
  /** What the engine reads in the words of a face. */
  readonly readings: Loader<FaceWords, LineModel[]>;
  /** The uses of keywords in the words of a card. */
  readonly uses: Loader<CardRow, readonly KeywordUseRow[]>;
  readonly legalities: Loader<string, LegalitiesRow | null>;
  readonly resolutions: Loader<string, ResolutionRow | null>;
  /** The newest answers that cite a rule. */
  readonly resolutionsCiting: Loader<{ readonly edition: string; readonly number: string }, ResolutionRow[]>;
  /** All editions, the newest first; asked for once. */
  editions(): Promise<readonly EditionRow[]>;
  /** The keywords of the newest edition. */
  keywords(): Promise<KeywordRegistry>;
  /** How many cards this build has not read yet. */
  readingProgress(): Promise<ReadingProgress>;
  counts(): Promise<StoreCounts>;
  /** The editions and what is read of them as a whole; asked for once, so that one request sees one state of them. */
  catalogue(): Promise<Catalogue>;
}

/** Asks at the first call and gives the same answer from then on. */
function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}

function loader<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
  name: (key: Key) => unknown = (key) => key,
) {
  return new DataLoader<Key, Value, unknown>(load, { cacheKeyFn: name });
}

const nameOfRule = ({ editionId, number }: RuleKey): string => `${editionId}:${number}`;

export function createLoaders(store: Store, engine: EnginePool, current: () => Promise<Catalogue>): Loaders {
  const catalogue = once(current);
  const newest = async () => (await catalogue()).keywords();
  /** Rules of the newest edition are at hand; the store is asked for those of others. */
  const rules = async <Key extends { readonly editionId: number }, Answer>(
    keys: readonly Key[],
    find: (shelf: Shelf, key: Key) => Answer,
    ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
  ) => {
    const { newestBook } = await catalogue();
    return shelved(keys, (editionId) => newestBook(editionId)?.then(({ shelf }) => shelf) ?? null, find, ask);
  };
  return {
    cardsById: loader((ids) => store.cardsByIds(ids)),
    cardsByName: loader((names) => store.cardsByNames(names)),
    nameCandidates: loader(
      (keys) => candidatesOf(store, keys),
      ({ name, first }) => `${first} ${name}`,
    ),
    cardsByOracleId: loader((ids) => store.cardsByOracleIds(ids)),
    cardVersions: loader((ids) => store.cardVersions(ids)),
    corrections: loader(
      (keys) => store.correctionsOf(keys),
      ({ kind, target }) => `${kind} ${target}`,
    ),
    rulingsById: loader((ids) => store.rulingsByIds(ids)),
    rulingPages: loader((keys) => rulingPages(store, keys), JSON.stringify),
    rulingReports: loader((ids) => store.rulingReports(ids)),
    rulingMentions: loader((hashes) => store.rulingMentions(hashes)),
    rulingsByText: loader((hashes) => store.rulingsByTexts(hashes)),
    cardsByRulingText: loader((hashes) => store.cardsWithRulingText(hashes)),
    searchWords: loader((words) => store.searchWords(words)),
    rules: loader(
      (keys: readonly RuleKey[]) => rules(keys, (shelf, { number }) => shelf.rule(number), store.rulesByNumbers),
      nameOfRule,
    ),
    rulesByOrdinal: loader(
      (keys: readonly { readonly editionId: number; readonly ordinal: number }[]) =>
        rules(keys, (shelf, { ordinal }) => shelf.at(ordinal), store.rulesByOrdinals),
      ({ editionId, ordinal }) => `${editionId}@${ordinal}`,
    ),
    ruleChildren: loader(
      (keys: readonly RuleKey[]) => rules(keys, (shelf, { number }) => shelf.children(number), store.ruleChildren),
      nameOfRule,
    ),
    ruleSubtrees: loader(
      (keys: readonly RuleKey[]) => rules(keys, (shelf, { number }) => shelf.subtree(number), store.ruleSubtrees),
      nameOfRule,
    ),
    firstMentions: loader((keys) => store.firstMentions(keys), JSON.stringify),
    ruleHistories: loader((keys) => store.ruleHistories(keys), nameOfRule),
    ruleChangesSince: loader((keys) => store.ruleChangesSince(keys), nameOfRule),
    ruleHistoriesBelow: loader((numbers) =>
      store.changesOfRules(numbers.map((number) => ({ number, since: BEGINNING, below: true }))),
    ),
    comparisons: loader(
      (keys) => Promise.all(keys.map(({ fromId, toId }) => store.compareEditions(fromId, toId))),
      ({ fromId, toId }) => `${fromId}>${toId}`,
    ),
    glossary: loader(
      (keys) => store.glossaryEntries(keys),
      ({ editionId, term }) => `${editionId}:${term}`,
    ),
    readings: loader(
      async (faces) => engine.run('readFaces', { faces, names: (await newest()).names }),
      ({ name, types, subtypes, supertypes, oracleText }) => JSON.stringify([name, types, subtypes, supertypes, oracleText]),
    ),
    resolutions: loader((ids) => store.resolutionsByIds(ids)),
    resolutionsCiting: loader(
      (keys) => store.resolutionsCiting(keys, CITING),
      ({ edition, number }) => `${edition}:${number}`,
    ),
    uses: loader(
      (cards) => usesOfCards(cards, store, engine, newest),
      ({ id }) => id,
    ),
    legalities: loader((ids) => store.legalitiesOfCards(ids)),
    editions: async () => (await catalogue()).editions,
    keywords: newest,
    readingProgress: once(async () => store.readingProgress((await newest()).languageBuild)),
    counts: once(() => store.counts()),
    catalogue,
  };
}
