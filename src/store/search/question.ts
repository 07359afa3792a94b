import type { SearchHitRow } from '../rows/index.ts';

/** A word of the query without its ending, and in how many documents it stands. */
export interface QueryWord {
  readonly word: string;
  readonly documents: number;
}

/** A document as far as the question is about it: of the kinds asked for, and of the edition where its kind has editions. */
export const IN_QUESTION = 'd.kind = any($2) and (d.editions is null or d.editions @> array[$3::int])';

/** A hit with the number of all hits, and the step of the best one. */
export interface FoundRow extends SearchHitRow {
  readonly total: number;
  readonly best: number | null;
}

/** A word as a text query. */
export const lexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Up to so many words it counts how near to each other they stand; where more stand in one text, how much of it they are says enough. */
const FEW_WORDS = 12;

/** The score of a document that holds all the words, from 0.4 to 0.55. */
export const allWords = (ofBody: string, search: string, words: string): string =>
  `case when numnode(${words}) < ${2 * FEW_WORDS} then 0.4 + 0.15 * (1 - 1 / (1 + ts_rank_cd(${search}, ${words}, 1)))
    else 0.4 + 0.15 * least(${ofBody}, 1) end`;

/**
 * A page of the hits `h`, `$5` of them after `$6`, with their number and what else is counted of them all; of a rule its number is told, of a glossary
 * entry its term.
 */
export const pageOfHits = (counted: string, told: readonly string[] = []): string => `select n.total::int, n.best::int,
    ${told.map((name) => `n."${name}", `).join('')}p.kind,
    case p.kind when 'rule' then split_part(p.key, ':', 1) when 'glossary' then d.names[1] else p.key end as key, p.score
  from (select count(*) as total, ${counted} from hits) as n
  left join lateral (select h.kind, h.key, h.score from hits h
    order by h.score desc, array_position($2, h.kind), h.key limit $5 offset $6) as p on true
  left join search_documents d on d.kind = p.kind and d.key = p.key
  order by p.score desc, array_position($2, p.kind), p.key`;

/** Whether a title is spelled like the query, and how near that is to its being the name. */
export const isSimilarTitle = (title: string): string => `${title} % $1 and similarity(${title}, $1) >= 0.4`;
export const similarTitle = (title: string): string => `0.6 * sqrt(similarity(${title}, $1))`;
