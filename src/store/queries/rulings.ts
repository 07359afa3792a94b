import type { Page, RuleChangeRow, RulingMentionRow, RulingReportRow, RulingRow, RulingsOfCardsQuery } from '../rows/index.ts';
import { type Database, grouped, inOrder, type Placed, rowsOf } from './database.ts';

export const RULING_COLUMNS = `r.id, r.card_id as "cardId", r.ordinal, t.text, r.text_hash as "textHash", r.source,
  r.published_at as "publishedAt", r.first_seen as "firstSeen", r.last_seen as "lastSeen", r.withdrawn`;

export async function rulingsByIds(database: Database, ids: readonly string[]): Promise<(RulingRow | null)[]> {
  if (ids.length === 0) return [];
  const text = `select k.place::int, ${RULING_COLUMNS}
    from unnest($1::text[]) with ordinality as k(id, place)
    join rulings r on r.id = k.id join ruling_texts t on t.hash = r.text_hash`;
  return inOrder(await rowsOf<RulingRow & Placed>(database, text, [ids]), ids.length);
}

type PageRow = { readonly total: number } & Placed & { readonly [Column in keyof RulingRow]: RulingRow[Column] | null };

const IS_FRESH = '($5::text[] is null or exists (select from ruling_reports p where p.ruling_id = r.id and p.verdict = any($5)))';

const PAGES = `select k.place::int, n.total::int, p.*
  from unnest($1::text[]) with ordinality as k(card, place)
  cross join lateral (select count(*) as total from rulings r where r.card_id = k.card and ($2 or not r.withdrawn) and ${IS_FRESH}) as n
  left join lateral (
    select ${RULING_COLUMNS}
    from rulings r join ruling_texts t on t.hash = r.text_hash
    where r.card_id = k.card and ($2 or not r.withdrawn) and ${IS_FRESH} and ($3::int is null or (r.published_at, r.ordinal) >
      ((select seen.published_at from rulings seen where seen.card_id = k.card and seen.ordinal = $3), $3))
    order by r.published_at, r.ordinal
    limit $4
  ) as p on true
  order by k.place, p."publishedAt", p.ordinal`;

export async function rulingsOfCards(database: Database, query: RulingsOfCardsQuery): Promise<Page<RulingRow>[]> {
  const { cardIds, first, afterOrdinal = null, includeWithdrawn = false, freshness = null } = query;
  if (cardIds.length === 0) return [];
  // one more than asked for tells whether there are more
  const rows = await rowsOf<PageRow>(database, PAGES, [cardIds, includeWithdrawn, afterOrdinal, first + 1, freshness]);
  const pages = cardIds.map(() => ({ rows: [] as RulingRow[], total: 0, hasMore: false }));
  for (const { place, total, ...row } of rows) {
    const page = pages[place - 1];
    if (page === undefined) continue;
    page.total = total;
    if (page.rows.length === first) page.hasMore = row.id !== null;
    else if (row.id !== null) page.rows.push(row as RulingRow);
  }
  return pages;
}

export async function rulingsByTexts(database: Database, textHashes: readonly string[]): Promise<(RulingRow | null)[]> {
  if (textHashes.length === 0) return [];
  const text = `select distinct on (k.place) k.place::int, ${RULING_COLUMNS}
    from unnest($1::text[]) with ordinality as k(hash, place)
    join rulings r on r.text_hash = k.hash and not r.withdrawn join ruling_texts t on t.hash = r.text_hash join cards c on c.id = r.card_id
    order by k.place, c.folded_name, r.published_at desc, r.id`;
  return inOrder(await rowsOf<RulingRow & Placed>(database, text, [textHashes]), textHashes.length);
}

interface KeptReport extends Omit<RulingReportRow, 'because'> {
  readonly because: readonly {
    readonly from: number;
    readonly to: number;
    readonly kind: RuleChangeRow['kind'];
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

const keyIn = (editionId: number, number: string | null) => (number === null ? null : { editionId, number });

export async function rulingReports(database: Database, ids: readonly string[]): Promise<(RulingReportRow | null)[]> {
  if (ids.length === 0) return [];
  const text = `select k.place::int, p.ruling_id as "rulingId", p.scope, p.scope_keyword as "scopeKeyword", p.verdict, p.said_on as "saidOn",
      p.replaced_by as "replacedBy", p.because, p.followed
    from unnest($1::text[]) with ordinality as k(id, place) join ruling_reports p on p.ruling_id = k.id`;
  const rows = await rowsOf<KeptReport & Placed>(database, text, [ids]);
  const reports = rows.map((row) => ({
    ...row,
    because: row.because.map(({ from, to, kind, before, after }) => ({
      kind,
      before: keyIn(from, before),
      after: keyIn(to, after),
      fromEditionId: from,
      toEditionId: to,
      approximate: false,
    })),
  }));
  return inOrder<RulingReportRow>(reports, ids.length);
}

export async function rulingMentions(database: Database, textHashes: readonly string[]): Promise<RulingMentionRow[][]> {
  if (textHashes.length === 0) return [];
  const text = `select k.place::int, m.kind, m.key, m.start, m."end"
    from unnest($1::text[]) with ordinality as k(hash, place) join ruling_mentions m on m.text_hash = k.hash order by k.place, m.place`;
  return grouped(await rowsOf<RulingMentionRow & Placed>(database, text, [textHashes]), textHashes.length);
}
