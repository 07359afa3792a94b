import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import pg from 'pg';
import { connect } from '../../src/store/database/connect.ts';
import { migrate } from '../../src/store/database/migrate.ts';
import { openEmbedded } from '../../src/store/embedded/index.ts';
import { openStore, type Store, type StoreLog } from '../../src/store/index.ts';

export const SILENT: StoreLog = { info() {}, warn() {} };

/** For tests that make the first server of a run: making its data can take long on a busy machine. */
export const DATABASE_TIMEOUT = 120_000;
/** For an import of everything, on a machine that is busy with other tests. */
export const WHOLE_IMPORT_TIMEOUT = 600_000;

const TEMPLATE = 'rulewright_template';
const TEMPLATE_LOCK = 7_022_799;

/** The server that all tests of a run share; the end of the run stops it. */
async function serverUrl(): Promise<string> {
  const dataDir = process.env.RULEWRIGHT_TEST_DATA_DIR;
  if (dataDir === undefined) throw new Error('Run the tests with jest.config.mjs: it names the folder of their database.');
  chmodSync(dataDir, 0o755); // root's server runs as another account
  const server = await openEmbedded({ dataDir, log: SILENT, settings: ['fsync=off'] });
  await server.detach();
  return server.url;
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** A database with all tables, made once in a run and copied for each test file. */
async function makeTemplate(admin: pg.Client, url: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount !== 0) return;
  const making = `${TEMPLATE}_making`;
  await admin.query(`create database ${making}`);
  const pool = await connect(withDatabase(url, making), SILENT);
  await migrate(pool, SILENT);
  await pool.end();
  await admin.query(`alter database ${making} rename to ${TEMPLATE}`);
}

/** The address of a new database: with all tables and no rows, or without any tables. */
export async function createTestDatabase({ tables = true } = {}): Promise<string> {
  const url = await serverUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (tables) await makeTemplate(admin, url);
    await admin.query(tables ? `create database ${name} template ${TEMPLATE}` : `create database ${name}`);
  } finally {
    await admin.end();
  }
  return withDatabase(url, name);
}

/** A store of its own on a new database: empty, or with the bundled starter cards and outline. */
export async function openTestStore({ bundled = false } = {}): Promise<Store> {
  return await openStore({ databaseUrl: await createTestDatabase(), log: SILENT, bundled });
}

/** A store that can be emptied between tests. */
export interface EmptiableStore {
  readonly store: Store;
  empty(): Promise<void>;
  close(): Promise<void>;
}

const TABLES = 'editions, rule_texts, cards, ruling_texts, imports, resolutions, corrections';

export async function openEmptiableStore(): Promise<EmptiableStore> {
  const url = await createTestDatabase();
  const store = await openStore({ databaseUrl: url, log: SILENT, bundled: false });
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  return {
    store,
    empty: async () => void (await admin.query(`truncate ${TABLES} cascade`)),
    close: async () => {
      await admin.end();
      await store.close();
    },
  };
}
