import { foldText, nameKey } from '../folding.ts';
import type { CardRow, CardSearchQuery, FilterWords, Page } from '../rows/index.ts';
import { CARD_COLUMNS } from './cards.ts';
import { type Database, rowsOf, rowsPlannedFor } from './database.ts';

/** Cards that are read and of which one knows that they act in tests have a level of their own. */
const LEVEL = `(case when r.level = 'READ' and r.card_id in (select t.id from cards t where t.folded_name = any($16::text[])) then 'TESTED' else r.level end)`;

/** Absent filters are null and let every card through. Keywords and levels are those of one build's readings. */
const HITS = `hits as (
  select c.id, c.folded_name from cards c join card_facts f on f.card_id = c.id
  where ($1::text is null or strpos(f.names, $1) > 0)
    and ($2::text is null or strpos(f.words, $2) > 0)
    and ($3::text[] is null or (f.types @> $3 and (cardinality($3) > 0 or cardinality(f.types) = 0)))
    and ($4::text[] is null or (f.colors @> $4 and (cardinality($4) > 0 or cardinality(f.colors) = 0)))
    and ($5::text[] is null or f.color_identity <@ $5)
    and ($6::float8 is null or f.mana_value >= $6) and ($7::float8 is null or f.mana_value <= $7)
    and ($8::text is null or c.id in (select l.card_id from card_legalities l where l.formats->>$8 in ('legal', 'restricted')))
    and ($9::text[] is null or c.id in (
      select u.card_id from keyword_uses u
      where (u.keyword = any($9) or u.base = any($9)) and ($10::text is null or u.relation = $10)))
    and ($11::text[] is null or c.id in (select r.card_id from readings r where r.language_build = $12 and ${LEVEL} = any($11)))
)`;

const SEARCH = `with ${HITS}
  select n.total::int, p.*
  from (select count(*) as total from hits) as n
  left join (
    select ${CARD_COLUMNS}, c.folded_name as "foldedName"
    from hits h join cards c on c.id = h.id
    where $13::text is null or (h.folded_name, h.id) > ($13, $14::text)
    order by h.folded_name, h.id
    limit $15
  ) as p on true
  order by p."foldedName", p.id`;

interface HitRow extends CardRow {
  readonly total: number;
  readonly foldedName: string;
}

type Place = readonly [foldedName: string, id: string];
const encode = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** A cursor of another list or made up is no place: null. */
export function decodeCardCursor(cursor: string): Place | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(place) || place.length !== 2 || place.some((part) => typeof part !== 'string')) return null;
    return encode(place as unknown as Place) === cursor ? (place as unknown as Place) : null;
  } catch {
    return null;
  }
}

export async function searchCards(
  database: Database,
  query: CardSearchQuery,
): Promise<Page<CardRow & { readonly cursor: string }>> {
  const [foldedName = null, id = null] = query.after === undefined ? [] : (decodeCardCursor(query.after) ?? []);
  const rows = await rowsPlannedFor<HitRow>(database, SEARCH, [
    query.name === undefined ? null : foldText(query.name).replace(/(?<=[^\s/])\s*\/{1,2}\s*(?=[^\s/])/g, ' // '),
    query.text === undefined ? null : foldText(query.text),
    query.types?.map(foldText) ?? null,
    query.colors ?? null,
    query.colorIdentity ?? null,
    query.manaValueFrom ?? null,
    query.manaValueTo ?? null,
    query.legalIn?.toLowerCase() ?? null,
    query.keywords ?? null,
    query.relation ?? null,
    query.levels ?? null,
    query.languageBuild,
    foldedName,
    id,
    query.first + 1,
    (query.tested ?? []).map(nameKey),
  ]);
  const found = rows.filter((row) => row.id !== null);
  return {
    rows: found
      .slice(0, query.first)
      .map(({ total: _, foldedName: name, ...row }) => ({ ...row, cursor: encode([name, row.id]) })),
    total: rows[0]?.total ?? 0,
    hasMore: found.length > query.first,
  };
}

/** The words that filters of cards can name: all types that cards have, all formats of which sources speak. */
export async function filterWords(database: Database): Promise<FilterWords> {
  const text = `select array(select distinct unnest(f.types) from card_facts f) as types,
    array(select distinct jsonb_object_keys(l.formats) from card_legalities l) as formats`;
  const [row] = await rowsOf<FilterWords>(database, text, []);
  if (row === undefined) throw new Error('Listing gives one row.');
  return row;
}
