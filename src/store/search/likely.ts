import { type Database, rowsPlannedFor } from '../queries/database.ts';
import type { SearchKind } from './documents.ts';
import { type FoundRow, IN_QUESTION, isSimilarTitle, lexeme, pageOfHits, type QueryWord, similarTitle } from './question.ts';
import { type Near, spelledAlike } from './spelling.ts';

/** A query whose words stand nowhere together. */
interface Unclear {
  readonly text: string;
  readonly words: readonly QueryWord[];
  readonly kinds: readonly SearchKind[];
  readonly editionId: number;
  readonly page: readonly number[];
  /** Grows when the documents change. */
  readonly searched: number;
}

/** Words that are looked up, and unknown ones that are corrected; the rarest say most. */
const MOST_WORDS = 8;
const MOST_CORRECTED = 8;
/** About as many as there are documents. */
const MANY = 100_000;
/** A longer query is no name. */
export const LONGEST_NAME = 100;

const weight = (documents: number): number => Math.log(1 + MANY / Math.max(documents, 1));
interface Clue {
  readonly query: string;
  readonly weight: number;
  /** In how many documents it is found, at most. */
  readonly documents: number;
}

/** What to look for instead of the words: each as it is, or the known words that are spelled like it. Null where there is nothing like it. */
function clues(words: readonly QueryWord[], near: readonly Near[]): readonly Clue[] {
  return words.map(({ word, documents }) => {
    const meant = documents > 0 ? [{ near: word, documents }] : near.filter((one) => one.word === word);
    const likely = meant.reduce((sum, one) => sum + one.documents, 0);
    return { query: meant.map((one) => lexeme(one.near)).join(' | '), weight: weight(likely), documents: likely };
  });
}

/** A document that is meant has one of the rarest words: more are looked up as long as few documents have them. */
const FEW_DOCUMENTS = 1500;

/** The rarest clues as one text query; at least two, for one may itself be misspelled. */
function leads(sorted: readonly Clue[]): string {
  let documents = 0;
  const taken = sorted.filter((clue, place) => {
    documents += clue.documents;
    return place < 2 || documents <= FEW_DOCUMENTS;
  });
  return taken.map(({ query }) => `(${query})`).join(' | ');
}

/** All clues as one text query and how much they say of what was asked; null where they are too few or say too little. */
function togetherOf(usable: readonly Clue[], total: number): readonly [query: string | null, share: number] {
  const share = usable.reduce((sum, clue) => sum + clue.weight, 0) / Math.max(total, 1);
  return [usable.length < 2 || share < 0.5 ? null : usable.map(({ query }) => `(${query})`).join(' & '), share];
}

/** Of what has all the words, as they are or as they are meant, so much is compared: the shortest. */
const COMPARED = 200;

/** Titles spelled like the query; then what has all the words, or else most of them, by what they say, and is spelled like the query. */
const LIKELY = `with titles as (
    select d.kind, d.key, ${similarTitle('d.title')} as score
    from search_documents d where $9 and ${isSimilarTitle('d.title')} and ${IN_QUESTION}
  ), every as materialized (
    select d.kind, d.key from search_documents d where $11::tsquery is not null and d.search @@ $11::tsquery and ${IN_QUESTION}
    order by d.size + 0, array_position($2, d.kind), d.key limit ${COMPARED}
  ), most as (
    select d.kind, d.key, sum(c.weight) / $8 as share
    from search_documents d join unnest($4::tsquery[], $7::float8[]) as c(query, weight) on d.search @@ c.query
    where d.search @@ $10::tsquery and not exists (select from every) and ${IN_QUESTION}
    group by d.kind, d.key having sum(c.weight) / $8 >= 0.5 order by share desc, d.kind, d.key limit 24
  ), counted as (
    select kind, key, share from most union all select kind, key, $12::float8 from every
  ), parts as (
    select c.kind, c.key, (case d.kind when 'keyword' then 0.9 else 1 end)
      * (0.2 * c.share + 0.19 * greatest(similarity(d.body, $1), word_similarity(left($1, 300), d.body))) as score
    from counted c join search_documents d on d.kind = c.kind and d.key = c.key order by score desc, c.kind, c.key limit 24
  ), hits as (
    select kind, key, max(score)::float8 as score from (select * from titles union all select * from parts) as found group by kind, key
  )
  ${pageOfHits('0 as best')}`;

/** What a misspelled query, or one of too many words, may be about. */
export async function likelyMeant(
  database: Database,
  { text, words, kinds, editionId, page, searched }: Unclear,
): Promise<FoundRow[]> {
  const unknown = words.filter(({ word, documents }) => documents === 0 && /^\p{L}+$/u.test(word)).slice(0, MOST_CORRECTED);
  const near = await spelledAlike(
    database,
    unknown.map(({ word }) => word),
    searched,
  );
  const wanted = [...clues(words, near)].sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS);
  const usable = wanted.filter(({ query }) => query !== '');
  const total = wanted.reduce((sum, clue) => sum + clue.weight, 0);
  return await rowsPlannedFor<FoundRow>(database, LIKELY, [
    text,
    kinds,
    editionId,
    usable.map(({ query }) => query),
    ...page,
    usable.map((clue) => clue.weight),
    Math.max(total, 1),
    text.length <= LONGEST_NAME,
    leads(usable),
    ...togetherOf(usable, total),
  ]);
}
