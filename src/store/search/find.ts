import { foldText, nameKey } from '../folding.ts';
import { type Database, rowsOf, rowsPlannedFor } from '../queries/database.ts';
import type { SearchPage, SearchQuery } from '../rows.ts';
import { SEARCH_KINDS } from './documents.ts';
import { likelyMeant } from './likely.ts';
import { type FoundRow, lexeme, type QueryWord } from './question.ts';
import { type By, COUNT, PHRASE, SHORTEST, WHOLE } from './statements.ts';

/** The words of the query without their endings, and in how many documents each stands; words that say nothing (“the”) are left out. */
const WORDS = `select l.word, coalesce(w.documents, 0) as documents
  from unnest(tsvector_to_array(to_tsvector('english', $1))) as l(word) left join search_words w on w.word = l.word`;

/** So many texts are compared at first. */
const AT_FIRST = 200;
/** Fewer are compared as quickly as the shortest of them are found. */
const MUCH = 3000;
/** Whether so much may have all the words that only the shortest of it is compared; words that say nothing stand everywhere. */
const isMuch = (words: readonly QueryWord[]): boolean => Math.min(...words.map(({ documents }) => documents)) > MUCH;

/** A title is found by groups of three letters. */
const LETTERS_OF_TITLE = 3;

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
  readonly first: number;
  readonly offset: number;
}

/** A query that stands in quotation marks asks for what stands between them. */
const unquoted = (text: string): string => (/^"[^"]*[\p{L}\p{N}][^"]*"$/u.test(text) ? text.slice(1, -1).trim() : text);

/** A query with the end of a sentence behind it, or in single quotes, means what has that name too. */
function bare(text: string): readonly string[] {
  const name = text.replace(/^['(]+|[')]*[.,;:?]?[')]*$/g, '').trim();
  return name === '' || name === text ? [] : [name];
}

const also = ({ alsoNamed }: SearchQuery): readonly string[] => (alsoNamed === undefined ? [] : [foldText(alsoNamed)]);

async function understood(database: Database, query: SearchQuery): Promise<Question> {
  const text = unquoted(foldText(query.text));
  const words = await rowsOf<QueryWord>(database, WORDS, [text]);
  const isUnknown = words.some(({ documents }) => documents === 0);
  return {
    text,
    words,
    by: words.length === 0 ? (/[\p{L}\p{N}]/u.test(text) ? 'letters' : 'name') : isUnknown ? 'name' : 'words',
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
    all: words.map(({ word }) => lexeme(word)).join(' & '),
    first: query.first,
    offset: query.offset,
  };
}

const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The values that every statement takes; those that its text doesn't speak of are typed all the same. */
const valuesOf = ({ text, kinds, editionId, names, first, offset, all }: Question) => [
  text,
  kinds,
  editionId,
  names,
  first,
  offset,
  all,
];

interface ShortestRow extends FoundRow {
  readonly isAll: boolean;
  readonly sure: number;
}

/** The page and, where it is known by now, the number of all hits. */
interface Found {
  readonly rows: readonly FoundRow[];
  readonly isAll: boolean;
}

async function find(database: Database, question: Question): Promise<Found> {
  const { by, text, first, offset } = question;
  if (by !== 'name' && text.length >= LETTERS_OF_TITLE && isMuch(question.words)) {
    const most = AT_FIRST + 2 * (first + offset);
    const values = [...valuesOf(question), most, contains(text)];
    const rows = await rowsPlannedFor<ShortestRow>(database, SHORTEST[by], values);
    const { isAll = true, sure = 0 } = rows[0] ?? {};
    if (isAll || sure > first + offset) return { rows, isAll };
  }
  return { rows: await rowsPlannedFor<FoundRow>(database, WHOLE[by], valuesOf(question)), isAll: true };
}

/** The page of hits of a search. */
export async function search(database: Database, query: SearchQuery): Promise<SearchPage> {
  const question = await understood(database, query);
  const { text, words, by, kinds, editionId, all, first, offset } = question;
  const { rows, isAll } = await find(database, question);
  if ((rows[0]?.best ?? 0) >= PHRASE || words.length === 0) return pageOf(rows, isAll, query);
  const unclear = { text, words, all: by === 'words' ? all : null, kinds, editionId, page: [first, offset] };
  return pageOf(await likelyMeant(database, unclear), true, query);
}

/** How many documents a search finds. */
export async function countFound(database: Database, query: SearchQuery): Promise<number> {
  const question = await understood(database, query);
  const [row] = await rowsPlannedFor<{ readonly total: number }>(database, COUNT[question.by], valuesOf(question));
  return row?.total ?? 0;
}

function pageOf(rows: readonly FoundRow[], isAll: boolean, { offset }: SearchQuery): SearchPage {
  const found = rows.filter((row) => row.key !== null).map(({ kind, key, score }) => ({ kind, key, score }));
  if (!isAll) return { rows: found, total: null, hasMore: true };
  const total = rows[0]?.total ?? 0;
  return { rows: found, total, hasMore: found.length > 0 && offset + found.length < total };
}
