import { allWords, IN_QUESTION, pageOfHits } from './question.ts';

/** A longer query is compared letter by letter only: where words with other endings stand next to each other takes long to tell for many. */
const LONGEST_PHRASE = 500;

/**
 * How near a document comes, best first: 6 the query is its name (a rule's number, a keyword, a card, or behind those a face of one), 5 its title holds the query as written,
 * 4 its words do, 3 they do with other endings, 2 they hold all the words. Within a step, what holds little else comes first;
 * the words of a keyword are those of its rules, which are found themselves.
 * `$1` the query, `$4` the names that it may be, `$7` its words as a text query.
 */
const TIER = `case
      when d.names && $4::text[] then 6
      when strpos(' ' || d.title, ' ' || $1) > 0 then 5
      when strpos(d.body, $1) > 0 then 4
      when length($1) <= ${LONGEST_PHRASE} and d.search @@ phraseto_tsquery('english', $1) then 3
      else 2 end`;

/** The score of a document within its step; in the last one what `rest` says. */
const score = (rest: string) => `(case t.tier
      when 6 then case when d.kind = 'card' and strpos(d.title, '//') > 0 and strpos($1, '/') = 0 then 0.99 else 1.0 end
      when 5 then 0.8 + 0.15 * least(length($1)::float8 / greatest(length(d.title), 1), 1)
      when 2 then ${rest}
      else t.tier * 0.15 + case d.kind when 'keyword' then 0 else 0.14 * least(length($1)::float8 / greatest(d.size, 1), 1) end end)::float8`;

const RANK = allWords('length($1)::float8 / greatest(d.size, 1)', 'd.search', '$7::tsquery');

/** From this step on the query stands in what was found as it was asked. */
export const PHRASE = 3;

/** All that is found, compared; those that only hold the words are ranked only where they are shown. */
const whole = (found: string) => `with tiers as (
    select d.kind, d.key, t.tier, ${score('0.4')} as score
    from search_documents d cross join lateral (select ${TIER} as tier) as t where ${IN_QUESTION} and (d.names && $4::text[] or ${found})
  ), said as (
    select max(tier) >= ${PHRASE} and count(*) filter (where tier >= ${PHRASE}) <= $5::int + $6::int as "ranksOthers" from tiers
  ), hits as (
    select t.kind, t.key, t.tier, t.score from tiers t, said where t.tier > 2 or not said."ranksOthers"
    union all
    select t.kind, t.key, t.tier, ${RANK} from said, tiers t join search_documents d on d.kind = t.kind and d.key = t.key
    where t.tier = 2 and said."ranksOthers"
  ) ${pageOfHits('max(tier) as best')}`;

/**
 * Of much that is found only what may come first is compared: what has such a name or title, and the shortest texts, of which those that say what was
 * asked stand before all longer ones. `sure` counts the hits that nothing else can come before.
 */
const shortest = (found: string) => `with short as (
    select d.kind, d.key, d.size from search_documents d where ${IN_QUESTION} and ${found} order by d.size limit $8
  ), taken as (
    select kind, key from short
    union select d.kind, d.key from search_documents d where ${IN_QUESTION} and d.names && $4::text[]
    union select d.kind, d.key from search_documents d where ${IN_QUESTION} and d.title like $9 and ${found}
  ), hits as (
    select d.kind, d.key, d.size, t.tier, ${score(RANK)} as score
    from taken join search_documents d on d.kind = taken.kind and d.key = taken.key cross join lateral (select ${TIER} as tier) as t
  ), known as (
    select count(*) = $8 as "hasMore", max(size) as longest from short
  ) ${pageOfHits(
    `max(tier) as best, (select not "hasMore" from known) as "isAll",
      (count(*) filter (where tier >= 5 or (tier = 4 and kind <> 'keyword' and size < (select longest from known))))::int as sure`,
    ['isAll', 'sure'],
  )}`;

/** A statement has to speak of all values that it is given. */
const counting = (found: string) => `with given as (select $1::text, $5::int, $6::int, $7::text)
  select count(*)::int as total from search_documents d where ${IN_QUESTION} and (d.names && $4::text[] or ${found})`;

const IS = {
  words: 'd.search @@ $7::tsquery',
  /** Where every word is one that says nothing, only their sequence can be looked for. */
  letters: "($1 <> '' and (strpos(d.title, $1) > 0 or strpos(d.body, $1) > 0))",
  name: 'false',
} as const;

/** By what a search looks for documents: all its words, its letters, or only names. */
export type By = keyof typeof IS;

export const WHOLE: Readonly<Record<By, string>> = { words: whole(IS.words), letters: whole(IS.letters), name: whole(IS.name) };
export const SHORTEST: Readonly<Record<Exclude<By, 'name'>, string>> = {
  words: shortest(IS.words),
  letters: shortest(IS.letters),
};
export const COUNT: Readonly<Record<By, string>> = {
  words: counting(IS.words),
  letters: counting(IS.letters),
  name: counting(IS.name),
};
