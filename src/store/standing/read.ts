import type { PoolClient } from 'pg';
import { Chain, type ChangeKind } from '../../rules/changes/index.ts';
import { type KeywordEntry, type RuleWords, readKeywords } from '../../rules/keywords/index.ts';
import { dayQuery } from '../database/connect.ts';
import type { Day } from '../rows/index.ts';

export interface RulingFact {
  readonly id: string;
  readonly cardId: string;
  readonly hash: string;
  readonly date: Day;
  readonly withdrawn: boolean;
}

export interface CardFact {
  readonly id: string;
  /** Its whole name, and those of its faces where it has several. */
  readonly names: readonly string[];
  /** The words of all faces; null for cards without rulings. */
  readonly words: string | null;
}

/** A change of a rule between two editions that number alike, with the words of both sides. */
export interface ChangeFact {
  readonly from: number;
  readonly to: number;
  readonly kind: ChangeKind;
  readonly before: string | null;
  readonly after: string | null;
  readonly textBefore: string | null;
  readonly textAfter: string | null;
}

export interface EditionFact {
  readonly id: number;
  readonly date: Day;
}

/** All that the standing of rulings depends on. */
export interface Facts {
  readonly rulings: readonly RulingFact[];
  readonly texts: ReadonlyMap<string, string>;
  readonly cards: readonly CardFact[];
  readonly keywords: readonly KeywordEntry[];
  /** The rules of the newest edition. */
  readonly rules: readonly RuleWords[];
  /** The official editions that number rules as today, oldest first. */
  readonly editions: readonly EditionFact[];
  /** The glossary's terms of each edition, folded. */
  readonly terms: ReadonlyMap<number, readonly string[]>;
  readonly chain: Chain<number>;
  /** By the change's two editions and numbers. */
  readonly changes: ReadonlyMap<string, ChangeFact>;
}

/** The whole book was numbered anew in July 2009; what was edited then can't be told from what was only moved. */
const NUMBERED_ANEW = '2009-07-01';

export const changeKey = (change: Pick<ChangeFact, 'from' | 'to' | 'before' | 'after'>): string =>
  `${change.from}>${change.to} ${change.before ?? '-'} ${change.after ?? '-'}`;

const RULINGS = 'select id, card_id as "cardId", text_hash as hash, published_at as date, withdrawn from rulings order by id';
const TEXTS = 'select hash, text from ruling_texts';
const CARDS = `select c.id, array(select c.name union select f.name from faces f where f.card_id = c.id) as names, case when exists (select from rulings r where r.card_id = c.id)
    then (select string_agg(f.oracle_text, E'\\n' order by f.position) from faces f where f.card_id = c.id) end as words
  from cards c order by c.id`;
const RULES = `select r.number, r.heading, t.text from rules r left join rule_texts t on t.hash = r.text_hash
  where r.edition_id = (select id from editions where superseded_at is null order by effective_date desc, id desc limit 1) order by r.ordinal`;
const EDITIONS = `select id, effective_date as date from editions
  where superseded_at is null and not is_outline and effective_date >= '${NUMBERED_ANEW}' order by effective_date, id`;
const CHANGES = `select c.from_id as "from", c.to_id as "to", c.kind, c.before, c.after, old.text as "textBefore", now.text as "textAfter"
  from rule_changes c
  left join rules b on b.edition_id = c.from_id and b.number = c.before left join rule_texts old on old.hash = b.text_hash
  left join rules a on a.edition_id = c.to_id and a.number = c.after left join rule_texts now on now.hash = a.text_hash
  where c.from_id = any($1) and c.to_id = any($1) order by c.from_id, c.to_id, c.ordinal`;

const TERMS =
  'select edition_id as id, array_agg(folded_term) as terms from glossary_entries where edition_id = any($1) group by 1';

export async function readFacts(client: PoolClient): Promise<Facts> {
  const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query(dayQuery(text, values))).rows as Row[];
  const editions = await rows<EditionFact>(EDITIONS);
  const changes = await rows<ChangeFact>(CHANGES, [editions.map(({ id }) => id)]);
  const terms = await rows<{ id: number; terms: string[] }>(TERMS, [editions.map(({ id }) => id)]);
  const links = editions.slice(1).map(({ id }, i) => {
    const from = editions[i]!.id;
    return { from, to: id, changes: changes.filter((change) => change.from === from && change.to === id) };
  });
  const newest = await rows<RuleWords>(RULES);
  return {
    rulings: await rows<RulingFact>(RULINGS),
    texts: new Map((await rows<{ hash: string; text: string }>(TEXTS)).map(({ hash, text }) => [hash, text])),
    cards: await rows<CardFact>(CARDS),
    keywords: readKeywords(newest),
    rules: newest,
    editions,
    terms: new Map(terms.map((row) => [row.id, row.terms])),
    chain: new Chain(
      editions.map(({ id }) => id),
      links,
    ),
    changes: new Map(changes.map((change) => [changeKey(change), change])),
  };
}
