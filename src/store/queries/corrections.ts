import type { CorrectionKey, CorrectionRow } from '../rows/index.ts';
import { type Database, grouped, type Placed, rowsOf } from './database.ts';

export async function correctionsOf(database: Database, keys: readonly CorrectionKey[]): Promise<CorrectionRow[][]> {
  if (keys.length === 0) return [];
  const text = `select k.place::int, c.id, c.file, c.author, c.reason, c.link, c.date, c.note, c.changes, c.is_applied as "isApplied"
    from unnest($1::text[], $2::text[]) with ordinality as k(kind, target, place)
    join corrections c on c.kind = k.kind and c.target = k.target order by k.place, c.date, c.file, c.ordinal`;
  const values = [keys.map(({ kind }) => kind), keys.map(({ target }) => target)];
  return grouped(await rowsOf<CorrectionRow & Placed>(database, text, values), keys.length);
}
