import { foldText } from '../folding.ts';
import type { Page, RulingHit, RulingSearchQuery } from '../rows/index.ts';
import { type Database, rowsPlannedFor } from './database.ts';
import { RULING_COLUMNS } from './rulings.ts';

/** Whether a ruling names a keyword or a rule (by the form of its numbers), or is for the cards of such a keyword. */
const isAbout = (keywords: string, rule: string): string => `(${keywords}::text[] is null
    or r.text_hash in (select m.text_hash from ruling_mentions m
      where (m.kind = 'keyword' and m.key = any(${keywords})) or (m.kind = 'rule' and m.key ~ ${rule}::text))
    or r.id in (select p.ruling_id from ruling_reports p where p.scope_keyword = any(${keywords})))`;

/** A rule's number and those below it, as a pattern. */
function below(rule: string | undefined): string {
  if (rule === undefined) return '^$';
  const number = rule.replaceAll('.', '\\.');
  if (/[a-z]$/.test(rule)) return `^${number}$`;
  return rule.includes('.') ? `^${number}[a-z]?$` : rule.length === 1 ? `^${number}` : `^${number}(\\.|$)`;
}

/**
 * How near the words of a ruling come to the words asked for: 3 where they hold them as written, 2 where they hold the phrase with other endings,
 * 1 where they hold all the words. Words that English text searches leave out (“as”, “it”) count only in a phrase.
 */
const HITS = () => `matching as (
  select t.hash, case when strpos(t.folded, $1) > 0 then 3 when length($1) <= 500 and t.search @@ phraseto_tsquery('english', $1) then 2 else 1 end as tier,
    ts_rank_cd(t.search, plainto_tsquery('english', $1), 1) as rank
  from ruling_texts t
  where $1 <> '' and case when numnode(plainto_tsquery('english', $1)) = 0
    then strpos(t.folded, $1) > 0 else t.search @@ plainto_tsquery('english', $1) end
), hits as (
  select r.id, r.published_at, r.card_id, r.ordinal, coalesce(m.tier, 0) as tier, coalesce(m.rank, 0)::float4 as rank
  from rulings r left join matching m on m.hash = r.text_hash
  where ($1 = '' or m.hash is not null) and ($2 or not r.withdrawn)
    and ($3::text[] is null or r.card_id = any($3)) and ($4::date is null or r.published_at >= $4) and ($5::date is null or r.published_at <= $5)
    and ($11::text[] is null or r.id in (select p.ruling_id from ruling_reports p where p.verdict = any($11)))
    and ${isAbout('$12', '$13')} and ${isAbout('$14', '$15')}
)`;

/** Negative tiers and ranks make one ascending order of all, so that a place in it is one comparison. */
const SEARCH = `with ${HITS()}
  select n.total::int, p.*
  from (select count(*) as total from hits) as n
  left join (
    select ${RULING_COLUMNS}, -h.tier as tier, -h.rank as rank
    from hits h join rulings r on r.id = h.id join ruling_texts t on t.hash = r.text_hash
    where $6::int is null or (-h.tier, -h.rank, h.published_at, h.card_id, h.ordinal) > ($6, $7::float4, $8::date, $9::text, $16::int)
    order by -h.tier, -h.rank, h.published_at, h.card_id, h.ordinal
    limit $10
  ) as p on true
  order by p.tier, p.rank, p."publishedAt", p."cardId", p.ordinal`;

interface HitRow extends Omit<RulingHit, 'cursor'> {
  readonly total: number;
  readonly tier: number;
  readonly rank: number;
}

type Place = readonly [tier: number, rank: number, publishedAt: string, cardId: string, ordinal: number];

const encode = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** A cursor of another search or made up is no place: null. */
export function decodeRulingCursor(cursor: string): Place | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(place) || place.length !== 5) return null;
    const [tier, rank, publishedAt, cardId, ordinal] = place as readonly unknown[];
    const fits = Number.isInteger(tier) && typeof rank === 'number' && typeof cardId === 'string' && Number.isInteger(ordinal);
    return fits && /^\d{4}-\d\d-\d\d$/.test(String(publishedAt)) ? (place as unknown as Place) : null;
  } catch {
    return null;
  }
}

export async function searchRulings(database: Database, query: RulingSearchQuery): Promise<Page<RulingHit>> {
  const [tier = null, rank = null, publishedAt = null, cardId = null, ordinal = null] =
    query.after === undefined ? [] : (decodeRulingCursor(query.after) ?? []);
  const filters = [
    foldText(query.text ?? ''),
    query.includeWithdrawn ?? false,
    query.cardIds ?? null,
    query.since ?? null,
    query.until ?? null,
  ];
  const [one, two, ...more] = query.topics ?? [];
  if (more.length > 0) throw new Error('A search of rulings is about two things at most.');
  const about = [one, two].flatMap((topic) => [topic?.keywords ?? null, below(topic?.rule)]);
  const place = [tier, rank, publishedAt, cardId, query.first + 1];
  const rows = await rowsPlannedFor<HitRow>(database, SEARCH, [...filters, ...place, query.freshness ?? null, ...about, ordinal]);
  const found = rows.filter((row) => row.id !== null);
  return {
    rows: found.slice(0, query.first).map(({ total: _, tier: atTier, rank: atRank, ...row }) => ({
      ...row,
      cursor: encode([atTier, atRank, row.publishedAt, row.cardId, row.ordinal]),
    })),
    total: rows[0]?.total ?? 0,
    hasMore: found.length > query.first,
  };
}
