import { Prisma } from '../generated/client.ts';
import type { Day, NewResolution, ReadingRow, ResolutionRow, StoreCounts } from '../rows/index.ts';
import { type Database, grouped, inOrder, type Placed, rowsOf } from './database.ts';

const JSON_NULL = Prisma.JsonNull;
const asJson = (value: unknown) => (value === null ? JSON_NULL : (value as Prisma.InputJsonValue));

export async function resolutionsByIds({ prisma }: Database, ids: readonly string[]): Promise<(ResolutionRow | null)[]> {
  const rows = await prisma.resolution.findMany({ where: { id: { in: [...ids] } } });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => known.get(id) ?? null);
}

/** The same id is the same answer, so the first one stays and keeps its date. */
export async function saveResolution(database: Database, resolution: NewResolution): Promise<ResolutionRow> {
  const { id, scenarioSha256, scenario, answer, cites } = resolution;
  const rules = (cites?.numbers ?? []).map((number) => `${cites?.edition}:${number}`);
  const data = { id, scenarioSha256, scenario: asJson(scenario), answer: asJson(answer), rules };
  await database.prisma.resolution.createMany({ data: [data], skipDuplicates: true });
  const [kept] = await resolutionsByIds(database, [id]);
  if (!kept) throw new Error(`The resolution ${id} was saved and isn't there.`);
  return kept;
}

/** For each rule the newest answers that cite it. */
export async function resolutionsCiting(
  database: Database,
  keys: readonly { readonly edition: Day; readonly number: string }[],
  first: number,
): Promise<ResolutionRow[][]> {
  if (keys.length === 0) return [];
  const text = `select k.place::int, r.id, r.scenario_sha256 as "scenarioSha256", r.scenario, r.answer, r.created_at as "createdAt"
    from unnest($1::text[]) with ordinality as k(rule, place)
    cross join lateral (
      select * from resolutions where rules @> array[k.rule] order by created_at desc, id limit $2
    ) as r
    order by k.place, r.created_at desc, r.id`;
  const rules = keys.map(({ edition, number }) => `${edition}:${number}`);
  return grouped(await rowsOf<ResolutionRow & Placed>(database, text, [rules, first]), keys.length);
}

export async function readingsOfCards(
  database: Database,
  languageBuild: string,
  cardIds: readonly string[],
): Promise<(ReadingRow | null)[]> {
  if (cardIds.length === 0) return [];
  const text = `select k.place::int, r.card_id as "cardId", r.language_build as "languageBuild", r.version_hash as "versionHash", r.level, r.reading
    from unnest($1::text[]) with ordinality as k(id, place)
    join readings r on r.card_id = k.id and r.language_build = $2`;
  return inOrder(await rowsOf<ReadingRow & Placed>(database, text, [cardIds, languageBuild]), cardIds.length);
}

export async function saveReadings({ pool }: Database, readings: readonly ReadingRow[]): Promise<void> {
  if (readings.length === 0) return;
  const text = `insert into readings (card_id, language_build, version_hash, level, reading)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::json[])
    on conflict (card_id, language_build) do update
      set version_hash = excluded.version_hash, level = excluded.level, reading = excluded.reading, read_at = now()`;
  const column = (of: (row: ReadingRow) => string) => readings.map(of);
  await pool.query(text, [
    column((row) => row.cardId),
    column((row) => row.languageBuild),
    column((row) => row.versionHash),
    column((row) => row.level),
    column((row) => JSON.stringify(row.reading)),
  ]);
}

export async function counts(database: Database): Promise<StoreCounts> {
  const text = `select (select count(*) from cards)::int as cards, (select count(*) from faces)::int as faces,
    (select count(*) from rulings where not withdrawn)::int as rulings,
    (select count(*) from editions where superseded_at is null)::int as editions,
    coalesce((select rule_count from editions where superseded_at is null order by effective_date desc, id desc limit 1), 0) as rules,
    (select count(*) from resolutions)::int as resolutions`;
  const [row] = await rowsOf<StoreCounts>(database, text, []);
  if (row === undefined) throw new Error('Counting gives one row.');
  return row;
}

export async function catalogueVersion(database: Database): Promise<number> {
  const [row] = await rowsOf<{ readonly version: number }>(
    database,
    'select coalesce(max(id), 0)::int as version from imports',
    [],
  );
  return row?.version ?? 0;
}
