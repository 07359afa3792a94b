import type { KeywordEntry } from '../../rules/keywords/index.ts';
import { foldText, nameKey } from '../folding.ts';

/** What can be found. */
export const SEARCH_KINDS = ['keyword', 'card', 'glossary', 'rule', 'ruling'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A document's words as published. */
export interface Words {
  readonly key: string;
  readonly version: string;
  readonly editions: readonly number[] | null;
  readonly names: readonly (string | null)[];
  readonly title: string | null;
  readonly body: string | null;
}

/** The documents of one kind: which there should be, and the words of some of them. */
export interface Documents {
  readonly kind: SearchKind;
  /** Rows of key, version, editions. */
  readonly wanted: string;
  /** Rows of `Words` for the keys in $1 (and `values` after that). */
  readonly words: string;
  readonly values: readonly unknown[];
}

const IN_FORCE = 'join editions e on e.id = r.edition_id and e.superseded_at is null';
const NEWEST = '(select id from editions where superseded_at is null order by effective_date desc, id desc limit 1)';

/** The key of a rule's document, from a row `r` of rules. */
export const RULE_KEY = `r.number || ':' || coalesce(r.text_hash, md5(coalesce(r.heading, '')))`;
/** The key of a glossary entry's document, from a row `g` of glossary_entries. */
export const GLOSSARY_KEY = `md5(g.term || E'\\n' || g.text)`;

const RULES: Documents = {
  kind: 'rule',
  wanted: `select ${RULE_KEY} as key, '' as version, array_agg(r.edition_id order by r.edition_id) as editions
    from rules r ${IN_FORCE} where r.heading is not null or r.text_hash is not null group by 1`,
  words: `select distinct on (key) ${RULE_KEY} as key, array[r.number, r.heading] as names, r.heading as title,
      array_to_string(t.text || t.examples, E'\\n') as body
    from rules r left join rule_texts t on t.hash = r.text_hash where ${RULE_KEY} = any($1)`,
  values: [],
};

const GLOSSARY: Documents = {
  kind: 'glossary',
  wanted: `select ${GLOSSARY_KEY} as key, '' as version, array_agg(g.edition_id order by g.edition_id) as editions
    from glossary_entries g join editions e on e.id = g.edition_id and e.superseded_at is null group by 1`,
  words: `select distinct on (key) ${GLOSSARY_KEY} as key, array[g.term] as names, g.term as title, g.text as body
    from glossary_entries g where ${GLOSSARY_KEY} = any($1)`,
  values: [],
};

/** A keyword's body: what the newest edition says under its number. */
const KEYWORD_BODY = `(select string_agg(t.text, E'\\n' order by r.ordinal) from rules r join rule_texts t on t.hash = r.text_hash
  where r.edition_id = ${NEWEST} and (r.number = k.rule or r.parent = k.rule))`;

/** “Partner—Friends forever” is also called “Friends forever”. */
const withItsEnd = (alias: string): readonly string[] => [alias, ...alias.split('—').slice(1)];

/** The keywords of the newest edition; ability words have no text of their own. */
function keywordDocuments(keywords: readonly KeywordEntry[]): Documents {
  const known = [...new Map(keywords.map((keyword) => [foldText(keyword.name), keyword]))];
  return {
    kind: 'keyword',
    wanted: `select k.key, md5(k.names || coalesce(${KEYWORD_BODY}, '')) as version, null::int[] as editions
      from unnest($1::text[], $2::text[], $3::text[]) as k(key, names, rule)`,
    words: `select k.key, string_to_array(k.names, '|') as names, split_part(k.names, '|', 1) as title, ${KEYWORD_BODY} as body
      from unnest($2::text[], $3::text[], $4::text[]) as k(key, names, rule) where k.key = any($1)`,
    values: [
      known.map(([key]) => key),
      known.map(([, { name, aliases }]) => [name, ...aliases.flatMap(withItsEnd)].join('|')),
      known.map(([, { kind, rule }]) => (kind === 'ability word' ? '' : rule)),
    ],
  };
}

const RULINGS: Documents = {
  kind: 'ruling',
  wanted: `select r.text_hash as key, '' as version, null::int[] as editions from rulings r where not r.withdrawn group by 1`,
  words:
    'select t.hash as key, array[]::text[] as names, null as title, t.text as body from ruling_texts t where t.hash = any($1)',
  values: [],
};

const CARDS: Documents = {
  kind: 'card',
  wanted: 'select c.id as key, c.version_hash as version, null::int[] as editions from cards c',
  words: `select c.id as key, c.name || array_agg(f.name order by f.position) as names, c.name as title,
      string_agg(f.type_line || E'\\n' || f.oracle_text, E'\\n' order by f.position) as body
    from cards c join faces f on f.card_id = c.id where c.id = any($1) group by c.id`,
  values: [],
};

/** All documents that there should be; `keywords` are those of the newest edition. */
export const documentsOf = (keywords: readonly KeywordEntry[]): readonly Documents[] => [
  RULES,
  GLOSSARY,
  keywordDocuments(keywords),
  RULINGS,
  CARDS,
];

/** The names by which a document is meant, as queries are folded. */
export const foldedNames = (names: readonly (string | null)[]): readonly string[] => [
  ...new Set(names.flatMap((name) => (name === null || name === '' ? [] : [foldText(name), nameKey(name)]))),
];
