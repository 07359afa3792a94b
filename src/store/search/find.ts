import { foldText, nameKey } from '../folding.ts';
import { type Database, rowsOf } from '../queries/database.ts';
import type { Page, SearchHitRow, SearchQuery } from '../rows.ts';
import { SEARCH_KINDS } from './documents.ts';
import { likelyMeant } from './likely.ts';
import { allWords, type FoundRow, IN_QUESTION, lexeme, pageOfHits, type QueryWord } from './question.ts';

/** The words of the query without their endings, and in how many documents each stands; words that say nothing (“the”) are left out. */
const WORDS = `select l.word, coalesce(w.documents, 0) as documents
  from unnest(tsvector_to_array(to_tsvector('english', $1))) as l(word) left join search_words w on w.word = l.word`;

/** A longer query is compared letter by letter only: where words with other endings stand next to each other takes long to tell for many. */
const LONGEST_PHRASE = 500;

/**
 * How near a document comes, best first: 6 the query is its name (a rule's number, a keyword, a card, or behind those a face of one), 5 its title holds the query as written,
 * 4 its words do, 3 they do with other endings, 2 they hold all the words. Within a step, what holds little else comes first;
 * the words of a keyword are those of its rules, which are found themselves.
 * `$1` the query, `$4` the names that it may be, `$7` its words as a text query.
 */
const tiers = (found: string) => `select d.kind, d.key, case
      when d.names && $4::text[] then 6
      when strpos(' ' || d.title, ' ' || $1) > 0 then 5
      when strpos(d.body, $1) > 0 then 4
      when length($1) <= ${LONGEST_PHRASE} and d.search @@ phraseto_tsquery('english', $1) then 3
      else 2 end as tier,
    d.kind = 'card' and strpos(d.title, '//') > 0 and strpos($1, '/') = 0 as "ofFace",
    length($1)::float8 / greatest(length(d.title), 1) as "ofTitle", length($1)::float8 / greatest(length(d.body), 1) as "ofBody",
    d.search
  from search_documents d where ${IN_QUESTION} and (d.names && $4::text[] or ${found})`;

const SCORED = `select t.kind, t.key, t.tier, (case t.tier
      when 6 then case when t."ofFace" then 0.99 else 1.0 end
      when 5 then 0.8 + 0.15 * least(t."ofTitle", 1)
      when 2 then ${allWords('t."ofBody"', 't.search', '$7::tsquery')}
      else t.tier * 0.15 + case t.kind when 'keyword' then 0 else 0.14 * least(t."ofBody", 1) end end)::float8 as score
  from tiers t`;

const find = (found: string) => `with tiers as (${tiers(found)}), hits as (${SCORED}) ${pageOfHits('max(tier)', '$5', '$6')}`;

const BY_WORDS = find('d.search @@ $7::tsquery');
/** Where every word is one that says nothing, only their sequence can be looked for. */
const BY_LETTERS = find("($1 <> '' and (strpos(d.title, $1) > 0 or strpos(d.body, $1) > 0))");
const BY_NAME = find('false');

/** From this step on the query stands in what was found as it was asked. */
const PHRASE = 3;

/** What a search was understood as, and its page of hits. */
export async function search(database: Database, query: SearchQuery): Promise<Page<SearchHitRow>> {
  const text = foldText(query.text);
  const words = await rowsOf<QueryWord>(database, WORDS, [text]);
  const names = [...new Set([text, nameKey(query.text), ...(query.number === undefined ? [] : [query.number])])];
  const kinds = SEARCH_KINDS.filter((kind) => query.kinds?.includes(kind) !== false);
  const sayable = words.length === 0 && /[\p{L}\p{N}]/u.test(text);
  const found = sayable
    ? BY_LETTERS
    : words.length === 0
      ? BY_NAME
      : words.some(({ documents }) => documents === 0)
        ? BY_NAME
        : BY_WORDS;
  const all = words.map(({ word }) => lexeme(word)).join(' & ');
  const page = [query.first, query.offset];
  const rows = await rowsOf<FoundRow>(database, found, [text, kinds, query.editionId, names, ...page, all]);
  const best = rows[0]?.best ?? 0;
  if (best >= PHRASE || words.length === 0) return pageOf(rows, query);
  const unclear = { text, words, all: found === BY_WORDS ? all : null, kinds, editionId: query.editionId, page };
  return pageOf(await likelyMeant(database, unclear), query);
}

function pageOf(rows: readonly FoundRow[], { offset }: SearchQuery): Page<SearchHitRow> {
  const found = rows.filter((row) => row.key !== null).map(({ kind, key, score }) => ({ kind, key, score }));
  const total = rows[0]?.total ?? 0;
  return { rows: found, total, hasMore: found.length > 0 && offset + found.length < total };
}
