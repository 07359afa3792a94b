import { foldText, nameKey } from '../folding.ts';
import { type Database, rowsOf, rowsPlannedFor } from '../queries/database.ts';
import type { SearchPage, SearchQuery } from '../rows/index.ts';
import { SEARCH_IS_COMPLETE, SEARCHED } from './complete.ts';
import { SEARCH_KINDS } from './documents.ts';
import { LONGEST_NAME, likelyMeant } from './likely.ts';
import { type FoundRow, lexeme, type QueryWord } from './question.ts';
import { type By, COUNT, LITERALLY, LONGEST_PHRASE, LOOSELY, RANKED, WHOLE } from './statements.ts';

/**
 * The words of the query without their endings, and in how many documents each stands. Words that say nothing (“the”) are left out, but where the
 * query has no others; `every` tells which. Where there are none, one row tells whether all that was imported can be found.
 */
const WORDS = `with said as (select to_tsvector('english', $1) as telling, to_tsvector('every_word', $1) as every)
  select l.word, coalesce(w.documents, 0) as documents, s.telling = '' as every, phraseto_tsquery('every_word', $1)::text as phrase,
    ${SEARCH_IS_COMPLETE} as "isComplete", ${SEARCHED} as searched
  from said s left join lateral unnest(tsvector_to_array(case when s.telling = '' then s.every else s.telling end)) as l(word) on true
  left join search_words w on w.word = l.word`;

interface AskedWord extends QueryWord {
  readonly every: boolean;
  readonly phrase: string;
  readonly isComplete: boolean;
  readonly searched: number;
}

/** From so many documents on that may have all the words, it is tried first whether those that say what was asked fill the page. */
const MUCH = 400;
const leastOf = (words: readonly QueryWord[]): number => Math.min(...words.map(({ documents }) => documents));

/** What a search was understood as. */
interface Question {
  readonly text: string;
  readonly words: readonly QueryWord[];
  readonly by: By;
  readonly kinds: readonly (typeof SEARCH_KINDS)[number][];
  readonly editionId: number;
  readonly names: readonly string[];
  /** All its words as a text query. */
  readonly all: string;
  /** Every word of it, in its order, as a text query. */
  readonly phrase: string;
  readonly first: number;
  readonly offset: number;
  /** Whether all that was imported by now can be found. */
  readonly isComplete: boolean;
  /** Grows when the documents change. */
  readonly searched: number;
}

/** A query that stands in quotation marks asks for what stands between them. */
const unquoted = (text: string): string => (/^"[^"]*[\p{L}\p{N}][^"]*"$/u.test(text) ? text.slice(1, -1).trim() : text);

const ARTICLE = /^(?:the|an?) (?=\S)/;

/** A query with the end of a sentence behind it, in single quotes, or with an article, means what has that name too. */
function bare(text: string): readonly string[] {
  const name = text.replace(/^['(]+|[')]*[.,;:?]?[')]*$/g, '').trim();
  return [name, name.replace(ARTICLE, '')].filter((one) => one !== '' && one !== text);
}

const also = ({ alsoNamed }: SearchQuery): readonly string[] => (alsoNamed === undefined ? [] : [foldText(alsoNamed)]);

/** A query as its words are told apart: what looks like a tag (“<b>”) is none. */
const tokens = (text: string): string => text.replaceAll(/[<>&]/g, ' ');

async function understood(database: Database, query: SearchQuery): Promise<Question> {
  const text = unquoted(foldText(query.text));
  const rows = await rowsOf<AskedWord>(database, WORDS, [tokens(text)]);
  const words = rows.filter(({ word }) => word !== null);
  const isUnknown = words.length === 0 || words.some(({ documents }) => documents === 0);
  const all = words.map(({ word }) => lexeme(word)).join(' & ');
  return {
    text,
    words,
    by: isUnknown ? 'name' : words[0]!.every ? 'every' : 'words',
    kinds: SEARCH_KINDS.filter((kind) => query.kinds?.includes(kind) !== false),
    editionId: query.editionId,
    names: [
      ...new Set([
        text,
        nameKey(query.text),
        ...bare(text),
        ...(query.number === undefined ? [] : [query.number]),
        ...also(query),
      ]),
    ],
    all,
    phrase: text.length > LONGEST_PHRASE ? all : (words[0]?.phrase ?? ''),
    first: query.first,
    offset: query.offset,
    isComplete: rows[0]?.isComplete === true,
    searched: rows[0]?.searched ?? 0,
  };
}

const inLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The values that every statement takes; those that its text doesn't speak of are typed all the same. */
const valuesOf = ({ text, kinds, editionId, names, first, offset, all, phrase }: Question) => [
  text,
  kinds,
  editionId,
  names,
  first,
  offset,
  all,
  phrase,
];

/** The page and, where it is known by now, the number of all hits. */
interface Found {
  readonly rows: readonly FoundRow[];
  readonly isAll: boolean;
}

/** So many words that stand somewhere together are no misspelled name. */
const NO_NAME = 4;
const mayBeName = ({ text, words }: Question): boolean => words.length < NO_NAME && text.length <= LONGEST_NAME;

/** The shortest texts with a word are found by their length where more documents than this have it; a phrase of several words may be rare even then. */
const MANY = 4000;
const MANY_OF_ALL = 15_000;
const howMany = (words: readonly QueryWord[]) => (leastOf(words) <= (words.length > 1 ? MANY_OF_ALL : MANY) ? 'few' : 'many');

async function findMuch(database: Database, question: Question, by: Exclude<By, 'name'>): Promise<Found> {
  const { text, first, offset } = question;
  const most = first + offset + 1;
  const values = [...valuesOf(question), most, `${inLike(text)}%`, `% ${inLike(text)}%`];
  const said = await rowsPlannedFor<FoundRow>(database, LITERALLY[howMany(question.words)][by], values);
  if ((said[0]?.total ?? 0) >= most) return { rows: said, isAll: false };
  const more = [...values, Math.max(RANKED, most), mayBeName(question)];
  const rows = await rowsPlannedFor<FoundRow & { readonly isAll: boolean }>(database, LOOSELY[by], more);
  return { rows, isAll: rows[0]?.isAll ?? true };
}

async function find(database: Database, question: Question): Promise<Found> {
  const { by } = question;
  if (by !== 'name' && leastOf(question.words) > MUCH) return findMuch(database, question, by);
  return { rows: await rowsPlannedFor<FoundRow>(database, WHOLE[by], [...valuesOf(question), mayBeName(question)]), isAll: true };
}

/** Whether a text has something that a word could be made of. */
const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The page of hits of a search. */
export async function search(database: Database, query: SearchQuery): Promise<SearchPage> {
  const question = await understood(database, query);
  const { text, words, kinds, editionId, first, offset, searched } = question;
  const { rows, isAll } = await find(database, question);
  if ((rows[0]?.best ?? 0) > 0 || words.length === 0 || !hasLetters(text)) return pageOf(rows, isAll, question);
  return pageOf(await likelyMeant(database, { text, words, kinds, editionId, page: [first, offset], searched }), true, question);
}

/** How many documents a search finds. */
export async function countFound(database: Database, query: SearchQuery): Promise<number> {
  const question = await understood(database, query);
  const [row] = await rowsPlannedFor<{ readonly total: number }>(database, COUNT[question.by], valuesOf(question));
  return row?.total ?? 0;
}

function pageOf(rows: readonly FoundRow[], isAll: boolean, { offset, isComplete }: Question): SearchPage {
  const found = rows.filter((row) => row.key !== null).map(({ kind, key, score }) => ({ kind, key, score }));
  if (!isAll) return { rows: found, total: null, hasMore: true, isComplete };
  const total = rows[0]?.total ?? 0;
  return { rows: found, total, hasMore: found.length > 0 && offset + found.length < total, isComplete };
}
