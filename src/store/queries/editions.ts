import type { Day, EditionRow } from '../rows/index.ts';
import { type Database, dayOf } from './database.ts';

/** All editions that no later publication of the same date has replaced, newest first. There are some dozens at most. */
export async function editions({ prisma }: Database): Promise<EditionRow[]> {
  const rows = await prisma.edition.findMany({
    where: { supersededAt: null },
    orderBy: [{ effectiveDate: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ supersededAt: _, effectiveDate, ...row }, place) => ({
    ...row,
    effectiveDate: dayOf(effectiveDate),
    isLatest: place === 0,
  }));
}

export async function editionsByIds(database: Database, ids: readonly number[]): Promise<(EditionRow | null)[]> {
  const known = new Map((await editions(database)).map((edition) => [edition.id, edition]));
  return ids.map((id) => known.get(id) ?? null);
}

/** The newest edition effective on or before the day. Without a day the newest of all, as a player who asks now means it. */
export async function editionInForce(database: Database, day?: Day): Promise<EditionRow | null> {
  const all = await editions(database);
  return all.find((edition) => day === undefined || edition.effectiveDate <= day) ?? null;
}
