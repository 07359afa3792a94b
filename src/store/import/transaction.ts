import type { Pool, PoolClient } from 'pg';
import { errorCode, StoreProblem } from '../problem.ts';

/** Any number that no one else uses on this database. */
const IMPORT_LOCK = 7_022_702;

async function isFree(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ readonly free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [IMPORT_LOCK]);
  return rows[0]?.free === true;
}

async function takeTurn(client: PoolClient, wait: () => void): Promise<void> {
  if (await isFree(client)) return;
  wait();
  await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
}

/** Does all of it or nothing, one import at a time; readers see the state before until all is done. */
export async function inImport<T>(pool: Pool, wait: () => void, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return await inTransaction(pool, async (client) => {
    await takeTurn(client, wait);
    return await work(client);
  });
}

/** The same, but does nothing and says false while an import is running. */
export async function tryImport(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    if (!(await isFree(client))) return false;
    await work(client);
    return true;
  });
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw errorCode(error) === '53100' || errorCode(error) === 'ENOSPC' ? diskFull() : error;
  } finally {
    client.release(broken);
  }
}

function diskFull(): StoreProblem {
  return new StoreProblem(
    'DISK_FULL',
    'The database has no space left; nothing of this file was imported.',
    'Free some disk space.',
  );
}

const BATCH = 2000;

/** The columns of a statement that takes rows as arrays: name, type, and how a row gives the value. */
export type Columns<Row> = readonly (readonly [type: string, value: (row: Row) => unknown])[];

/** Runs a statement over rows in batches, each batch as one array for each column. */
export async function inBatches<Row>(
  client: PoolClient,
  statement: (unnest: string) => string,
  columns: Columns<Row>,
  rows: readonly Row[],
  tell: (written: number) => void = () => {},
): Promise<number> {
  const unnest = `unnest(${columns.map(([type], place) => `$${place + 1}::${type}[]`).join(', ')})`;
  let affected = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const values = columns.map(([, value]) => batch.map(value));
    affected += (await client.query(statement(unnest), values)).rowCount ?? 0;
    tell(Math.min(from + BATCH, rows.length));
  }
  return affected;
}
