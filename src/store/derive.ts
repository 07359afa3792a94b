import type { Pool, PoolClient } from 'pg';
import { comparableEditions, compareNeighbors, missingPairs } from './changes/neighbors.ts';
import { tryImport } from './import/transaction.ts';
import { refreshSearch } from './search/index.ts';
import { refreshStanding } from './standing/index.ts';

/** Something that is worked out from what is imported. */
interface Derivation {
  readonly name: string;
  /** Changes when it is worked out otherwise. */
  readonly build: string;
  /** What it writes. */
  readonly tables: string;
  /** Whether it asks what changed between editions. */
  readonly byChanges: boolean;
  run(client: PoolClient): Promise<void>;
}

/** In order: each is there for readers as soon as it is done, the search first, for without it new rules aren't found. */
const DERIVATIONS: readonly Derivation[] = [
  { name: 'search', build: '3', tables: 'search_documents, search_words', byChanges: false, run: refreshSearch },
  { name: 'standing of rulings', build: '8', tables: 'ruling_mentions, ruling_reports', byChanges: true, run: refreshStanding },
];

const VERSION = 'select coalesce(max(id), 0)::int as version from imports';
const KNOWN = 'select name, build from derivations where catalogue_version = $1';
const NOTE = `insert into derivations (name, catalogue_version, build) values ($1, $2, $3)
  on conflict (name) do update set catalogue_version = excluded.catalogue_version, build = excluded.build`;

async function missing(pool: Pick<Pool, 'query'>): Promise<{ readonly version: number; readonly wanted: readonly Derivation[] }> {
  const version = (await pool.query<{ readonly version: number }>(VERSION)).rows[0]?.version ?? 0;
  const known = (await pool.query<{ readonly name: string; readonly build: string }>(KNOWN, [version])).rows;
  const wanted = DERIVATIONS.filter(({ name, build }) => !known.some((one) => one.name === name && one.build === build));
  return { version, wanted };
}

async function workOut(pool: Pool, { name, build, tables, run }: Derivation): Promise<void> {
  const done = await tryImport(pool, async (client) => {
    const { version, wanted } = await missing(client);
    if (!wanted.some((one) => one.name === name)) return;
    await run(client);
    await client.query(NOTE, [name, version, build]);
  });
  // so that the next query is planned for what is there now, and finds new words in their indexes and not in the list of what waits for them
  if (done) await pool.query(`vacuum (analyze) ${tables}`);
}

/**
 * Works out what depends on imported data and isn't up to date; readers see the state before until each part is done. While an import is running nothing is
 * done: whoever imports does it at the end.
 */
export async function derive(pool: Pool): Promise<void> {
  const { wanted } = await missing(pool);
  for (const one of wanted) {
    if (one.byChanges && (await missingPairs(pool, await comparableEditions(pool))).length > 0) await compareNeighbors(pool);
    await workOut(pool, one);
  }
}
