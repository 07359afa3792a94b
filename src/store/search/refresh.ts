import type { PoolClient } from 'pg';
import { type KeywordEntry, type RuleWords, readKeywords } from '../../rules/keywords/index.ts';
import { foldText } from '../folding.ts';
import { inBatches } from '../import/transaction.ts';
import { type Documents, documentsOf, foldedNames, type Words } from './documents.ts';

const WANTED = `create temporary table search_wanted
  (kind text, key text, version text, editions int[], primary key (kind, key)) on commit drop`;

/** Documents whose words are gone or have changed. */
const DROP = `delete from search_documents d where not exists
  (select from search_wanted w where w.kind = d.kind and w.key = d.key and w.version = d.version)`;

const MOVE = `update search_documents d set editions = w.editions from search_wanted w
  where w.kind = d.kind and w.key = d.key and w.editions is distinct from d.editions`;

const MISSING = `select w.key, w.version, w.editions from search_wanted w
  where w.kind = $1 and not exists (select from search_documents d where d.kind = w.kind and d.key = w.key) order by w.key`;

/** A name that could be the words of several lines has none. */
const joined = (names: readonly string[]): string => names.map((name) => name.replaceAll('\n', ' ')).join('\n');

const NEWEST_RULES = `select r.number, r.heading, t.text from rules r left join rule_texts t on t.hash = r.text_hash
  where r.edition_id = (select id from editions where superseded_at is null order by effective_date desc, id desc limit 1) order by r.ordinal`;

async function newestKeywords(client: PoolClient): Promise<readonly KeywordEntry[]> {
  return readKeywords((await client.query<RuleWords>(NEWEST_RULES)).rows);
}

const AT_ONCE = 5000;

async function add(client: PoolClient, { kind, words, values }: Documents): Promise<number> {
  const missing = (await client.query<Pick<Words, 'key' | 'version' | 'editions'>>(MISSING, [kind])).rows;
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const part = new Map(missing.slice(from, from + AT_ONCE).map((row) => [row.key, row]));
    const found = (await client.query<Words>(words, [[...part.keys()], ...values])).rows;
    await inBatches(
      client,
      (unnest) => `insert into search_documents (kind, key, version, editions, names, title, body, size, title_size, search)
        select '${kind}', n.key, n.version, n.editions::int[], string_to_array(n.names, E'\\n'), n.title, n.body, length(n.body), nullif(length(n.title), 0),
          setweight(to_tsvector('every_word', n.title), 'A') || to_tsvector('every_word', n.body)
        from ${unnest} as n(key, version, editions, names, title, body)`,
      [
        ['text', ({ key }) => key],
        ['text', ({ key }) => part.get(key)?.version],
        ['text', ({ key }) => arrayText(part.get(key)?.editions ?? null)],
        ['text', ({ names }) => joined(foldedNames(names))],
        ['text', ({ title }) => foldText(title ?? '')],
        ['text', ({ body }) => foldText(body ?? '')],
      ],
      found,
    );
  }
  return missing.length;
}

const arrayText = (numbers: readonly number[] | null): string | null => (numbers === null ? null : `{${numbers.join(',')}}`);

const COUNT_WORDS = `insert into search_words (word, documents)
  select word, ndoc from ts_stat('select search from search_documents')`;

/** Brings the documents up to what the store holds; in the transaction of the caller, who holds the turn of imports. */
export async function refreshSearch(client: PoolClient): Promise<void> {
  const all = documentsOf(await newestKeywords(client));
  await client.query(WANTED);
  for (const { kind, wanted, values } of all)
    await client.query(`insert into search_wanted select '${kind}', w.key, w.version, w.editions from (${wanted}) as w`, [
      ...values,
    ]);
  const dropped = (await client.query(DROP)).rowCount ?? 0;
  await client.query(MOVE);
  let added = 0;
  for (const documents of all) added += await add(client, documents);
  await client.query('drop table search_wanted');
  if (added + dropped === 0) return;
  await client.query('delete from search_words');
  await client.query(COUNT_WORDS);
}
