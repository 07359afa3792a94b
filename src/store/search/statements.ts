import { allWords, IN_QUESTION, isSimilarTitle, pageOfHits, similarTitle } from './question.ts';

/** A longer query is compared letter by letter only: where words with other endings stand next to each other takes long to tell for many. */
export const LONGEST_PHRASE = 500;

/**
 * By which words a search looks for documents: those of the query that say something, all of them where it has no others ("the"), or only names. Each
 * is a configuration of the server's text search.
 */
const CONFIGURATIONS = { words: 'english', every: 'every_word', name: 'english' } as const;
export type By = keyof typeof CONFIGURATIONS;

/**
 * How near a document comes, best first: 6 the query is its name (a rule's number, a keyword, a card, or behind those a face of one), 5 its title holds the query as written,
 * 4 its words do, as whole words, 3 they do with other endings, 2 they hold all the words. Within a step, what holds little else comes first;
 * the words of a keyword are those of its rules, which are found themselves.
 * `$1` the query, `$4` the names that it may be, `$7` its words as a text query, `$8` every word of it as a phrase.
 */
const tier = (by: By) => `case
      when d.names && $4::text[] then 6
      when strpos(' ' || d.title, ' ' || $1) > 0 then 5
      when strpos(d.body, $1) > 0 and d.search @@ $8::tsquery then 4
      when length($1) <= ${LONGEST_PHRASE} and d.search @@ phraseto_tsquery('${CONFIGURATIONS[by]}', $1) then 3
      else 2 end`;

/** The score of a document within its step; in the last one what `rest` says. */
const score = (rest: string) => `(case t.tier
      when 6 then case when d.kind = 'card' and strpos(d.title, '//') > 0 and strpos($1, '/') = 0 then 0.99
        when $1 ~ '^(the|an?) ' and not d.names && array[$1] then 0.98 else 1.0 end
      when 5 then 0.8 + 0.15 * least(length($1)::float8 / greatest(length(d.title), 1), 1)
      when 2 then ${rest}
      else t.tier * 0.15 + case d.kind when 'keyword' then 0 else 0.14 * least(length($1)::float8 / greatest(d.size, 1), 1) end end)::float8`;

const RANK = allWords('length($1)::float8 / greatest(d.size, 1)', 'd.search', '$7::tsquery');

/** What has all the words; only names where one of them stands nowhere. */
const found = (by: By) => (by === 'name' ? 'false' : 'd.search @@ $7::tsquery');

const NAMED = `select d.kind, d.key from search_documents d where ${IN_QUESTION} and d.names && $4::text[]`;

/** Of what holds only the words so much is compared by how near they stand to each other: the shortest. What is longer comes behind that, by its length. */
export const RANKED = 500;
const LONGER = '0.3 + 0.09 * least(length($1)::float8 / greatest(d.size, 1), 1)';

/**
 * The page of `tiers`. Where the words are only held, titles that are spelled like the query are hits too, if `alike`: it may be a misspelled name whose
 * words there are.
 */
const page = (alike: string, more = '', told: readonly string[] = []) => `, misspelled as (
    select d.kind, d.key, 0 as tier, ${similarTitle('d.title')} as score from search_documents d
    where (select max(tier) from tiers) = 2 and ${alike} and ${isSimilarTitle('d.title')} and ${IN_QUESTION}
  ), hits as (
    select kind, key, max(tier) as tier, max(score)::float8 as score
    from (select kind, key, tier, score from tiers union all select * from misspelled) as one group by kind, key
  ) ${pageOfHits(`max(tier) as best${more}`, told)}`;

/** All that is found, compared. `$9` whether the query may be a misspelled name. */
const whole = (by: By) => `with tiers as (
    select d.kind, d.key, t.tier, ${score(RANK)} as score
    from search_documents d cross join lateral (select ${tier(by)} as tier) as t where ${IN_QUESTION} and (d.names && $4::text[] or ${found(by)})
  ) ${page('$9')}`;

const ORDER_OF_ALIKE = 'array_position($2, d.kind), d.key';

/** The shortest titles that hold the query as written: `$10` and `$11` the query as the beginning of a title or of a word in it. */
const titled = (by: By) => `select d.kind, d.key from search_documents d
    where d.title_size > 0 and (d.title like $10 or d.title like $11) and ${IN_QUESTION} and ${found(by)}
    order by d.title_size, ${ORDER_OF_ALIKE} limit $9`;

/** How the shortest texts are found: by their length, as the planner sees fit, or by their words, for those that need not stand next to each other. */
const BY_LENGTH = 'd.size';
const BY_WORDS = 'd.size + 0';
const texts = (order: string) => `select d.kind, d.key from search_documents d
    where d.search @@ $8::tsquery and strpos(d.body, $1) > 0 and d.kind <> 'keyword' and ${IN_QUESTION}
    order by ${order}, ${ORDER_OF_ALIKE} limit $9`;

const compared = (by: By, rest: string) => `select d.kind, d.key, t.tier, ${score(rest)} as score
    from taken join search_documents d on d.kind = taken.kind and d.key = taken.key cross join lateral (select ${tier(by)} as tier) as t`;

/**
 * Of much that is found only what comes first: what has such a name, the shortest titles that hold the query as written, and the shortest texts that
 * do, as many of each (`$9`) as the page and what is before it, and one more. If all together are as many, nothing else can come before them.
 */
const literally = (by: By, order: string) => `with taken as (
    (${titled(by)}) union (${texts(order)}) union (${NAMED})
  ), hits as (
    ${compared(by, '0.4')}
  ) ${pageOfHits('max(tier) as best')}`;

/**
 * Where those don't fill the page, all that has the words is gone through once. With the names and titles are compared: what says it as written, and what
 * does with other endings, the shortest of them; all keywords; and the shortest texts that hold the words, `$12` of them, at least `RANKED` and as many as
 * the page and what is before it. `isAll` tells whether that is all. `$13` whether the query may be a misspelled name.
 */
const loosely = (by: By) => `with holding as materialized (
    select d.kind, d.key, d.size, case when length($1) <= ${LONGEST_PHRASE} and not d.search @@ phraseto_tsquery('${CONFIGURATIONS[by]}', $1) then 0
      when strpos(d.body, $1) > 0 and d.search @@ $8::tsquery then 2 else 1 end as says
    from search_documents d where ${found(by)} and ${IN_QUESTION}
  ), near as materialized (
    select d.kind, d.key from holding d order by d.size, ${ORDER_OF_ALIKE} limit ${RANKED}
  ), taken as (
    (select d.kind, d.key from holding d order by d.size, ${ORDER_OF_ALIKE} limit $12)
    union (select d.kind, d.key from holding d where d.says > 0 and d.kind <> 'keyword' order by d.says desc, d.size, ${ORDER_OF_ALIKE} limit $9)
    union (select d.kind, d.key from holding d where d.kind = 'keyword')
    union (${titled(by)}) union (${NAMED})
  ), tiers as (
    ${compared(by, `case when (d.kind, d.key) in (select kind, key from near) then ${RANK} else ${LONGER} end`)}
  ) ${page('$13 and (select count(*) from holding) < $12', ', (select count(*) < $12 from holding) as "isAll"', ['isAll'])}`;

/** A statement has to speak of all values that it is given. */
const counting = (by: By) => `with given as (select $1::text, $5::int, $6::int, $7::text, $8::text)
  select count(*)::int as total from search_documents d where ${IN_QUESTION} and (d.names && $4::text[] or ${found(by)})`;

type ByWords = Exclude<By, 'name'>;

export const WHOLE: Readonly<Record<By, string>> = { words: whole('words'), every: whole('every'), name: whole('name') };
export const LITERALLY: Readonly<Record<'few' | 'many', Readonly<Record<ByWords, string>>>> = {
  few: { words: literally('words', BY_WORDS), every: literally('every', BY_WORDS) },
  many: { words: literally('words', BY_LENGTH), every: literally('every', BY_LENGTH) },
};
export const LOOSELY: Readonly<Record<ByWords, string>> = { words: loosely('words'), every: loosely('every') };
export const COUNT: Readonly<Record<By, string>> = { words: counting('words'), every: counting('every'), name: counting('name') };
