import { nameKey } from '../folding.ts';
import { inBatches } from '../import/transaction.ts';
import type { CardReading, CardRow, KeywordUseRow, ReadingLevel, ReadingProgress } from '../rows/index.ts';
import { CARD_COLUMNS } from './cards.ts';
import { type Database, inOrder, type Placed, rowsOf } from './database.ts';

/** Cards that this build hasn't read as they are worded now. */
const UNREAD = `not exists (select 1 from readings r
  where r.card_id = c.id and r.language_build = $1 and r.version_hash = c.version_hash)`;

export async function cardsToRead(database: Database, languageBuild: string, first: number, afterId = ''): Promise<CardRow[]> {
  const text = `select ${CARD_COLUMNS} from cards c where ${UNREAD} and c.id > $3 order by c.id limit $2`;
  return await rowsOf(database, text, [languageBuild, first, afterId]);
}

export async function readingProgress(database: Database, languageBuild: string): Promise<ReadingProgress> {
  const text = `select (select count(*) from cards c)::int as cards, (select count(*) from cards c where ${UNREAD})::int as unread`;
  const [row] = await rowsOf<ReadingProgress>(database, text, [languageBuild]);
  if (row === undefined) throw new Error('Counting gives one row.');
  return row;
}

/** How many cards a build reads to each level, as they are worded now, and how many of them are among those named. */
export async function readingLevels(
  database: Database,
  languageBuild: string,
  tested: readonly string[] = [],
): Promise<ReadingLevel[]> {
  const text = `select r.level, count(*)::int as cards, (count(*) filter (where c.folded_name = any($2::text[])))::int as tested from readings r
    join cards c on c.id = r.card_id and c.version_hash = r.version_hash where r.language_build = $1 group by r.level`;
  return await rowsOf(database, text, [languageBuild, tested.map(nameKey)]);
}

/** Keeps what a build reads in cards, with the uses of keywords in place of those found before. A card that was worded anew meanwhile is passed over. */
export async function saveCardReadings(
  { pool }: Database,
  languageBuild: string,
  readings: readonly CardReading[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ readonly id: string }>(
      `select c.id from unnest($1::text[], $2::text[]) as k(id, hash) join cards c on c.id = k.id and c.version_hash = k.hash
       order by c.id for share of c`,
      [readings.map(({ cardId }) => cardId), readings.map(({ versionHash }) => versionHash)],
    );
    const current = new Set(rows.map(({ id }) => id));
    const kept = readings.filter(({ cardId }) => current.has(cardId));
    await inBatches(
      client,
      (unnest) => `insert into readings (card_id, language_build, version_hash, level, reading)
        select * from ${unnest} on conflict (card_id, language_build) do update
          set version_hash = excluded.version_hash, level = excluded.level, reading = excluded.reading, read_at = now()`,
      [
        ['text', ({ cardId }) => cardId],
        ['text', () => languageBuild],
        ['text', ({ versionHash }) => versionHash],
        ['text', ({ level }) => level],
        ['json', ({ gaps }) => JSON.stringify({ gaps })],
      ],
      kept,
    );
    await client.query('delete from keyword_uses where card_id = any($1)', [[...current]]);
    await inBatches(
      client,
      (unnest) =>
        `insert into keyword_uses (card_id, ordinal, face, keyword, base, relation, parameter, amount, cost, words, start, "end") select * from ${unnest}`,
      [
        ['text', (use) => use.cardId],
        ['int', (use) => use.ordinal],
        ['int', (use) => use.face],
        ['text', (use) => use.keyword],
        ['text', (use) => use.base],
        ['text', (use) => use.relation],
        ['text', (use) => use.parameter],
        ['text', (use) => use.amount],
        ['text', (use) => use.cost],
        ['text', (use) => use.text],
        ['int', (use) => use.span[0]],
        ['int', (use) => use.span[1]],
      ],
      kept.flatMap(({ cardId, uses }) => uses.map((use, ordinal) => ({ ...use, cardId, ordinal }))),
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

export async function forgetOtherReadings({ pool }: Database, languageBuild: string): Promise<void> {
  await pool.query('delete from readings where language_build <> $1', [languageBuild]);
  await pool.query('analyze readings, keyword_uses');
}

const USES = `(select coalesce(json_agg(json_build_object('face', u.face, 'keyword', u.keyword, 'base', u.base, 'relation', u.relation,
    'parameter', u.parameter, 'amount', u.amount, 'cost', u.cost, 'text', u.words, 'span', json_build_array(u.start, u."end")) order by u.ordinal), '[]')
  from keyword_uses u where u.card_id = c.id) as uses`;

export async function keywordUsesOfCards(
  database: Database,
  languageBuild: string,
  cardIds: readonly string[],
): Promise<(readonly KeywordUseRow[] | null)[]> {
  if (cardIds.length === 0) return [];
  const text = `select k.place::int, ${USES}
    from unnest($2::text[]) with ordinality as k(id, place) join cards c on c.id = k.id where not (${UNREAD})`;
  const rows = await rowsOf<{ readonly uses: readonly KeywordUseRow[] } & Placed>(database, text, [languageBuild, cardIds]);
  return inOrder<{ readonly uses: readonly KeywordUseRow[] }>(rows, cardIds.length).map((row) => row?.uses ?? null);
}
