import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { errorCode, messageOf, type StoreLog, StoreProblem, tellIfSlow } from '../problem.ts';
import { PROJECT_ROOT } from '../root.ts';
import { type MigrationList, NO_FILTERS, withSchemaEngine } from './schemaEngine.ts';

const FOLDER = join(PROJECT_ROOT, 'prisma', 'migrations');
const SCHEMA = join(PROJECT_ROOT, 'prisma', 'schema.prisma');
const LOCK_FILE = 'migration_lock.toml';

export const readSchema = () => readFileSync(SCHEMA, 'utf8');

/** The folder of migrations as the engine wants it. */
export function migrationList(): MigrationList {
  const names = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const directory = (path: string) => ({
    path,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok' as const, value: readFileSync(join(FOLDER, path, 'migration.sql'), 'utf8') },
    },
  });
  return {
    baseDir: FOLDER,
    lockfile: { path: LOCK_FILE, content: readFileSync(join(FOLDER, LOCK_FILE), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: names
      .map((entry) => entry.name)
      .sort()
      .map(directory),
  };
}

interface AppliedRow {
  readonly name: string;
  readonly checksum: string;
}

async function applied(pool: Pool): Promise<readonly AppliedRow[]> {
  try {
    const { rows } = await pool.query<AppliedRow>(
      'select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    );
    return rows;
  } catch (error) {
    if (errorCode(error) === '42P01') return []; // no such table: a new database
    throw error;
  }
}

/** Whether every migration of the folder is applied, asked without loading the engine. */
async function isUpToDate(pool: Pool, list: MigrationList): Promise<boolean> {
  const known = new Map((await applied(pool)).map((row) => [row.name, row.checksum]));
  return list.migrationDirectories.every(({ path, migrationFile: { content } }) => {
    const sql = content.tag === 'ok' ? content.value : '';
    return known.get(path) === createHash('sha256').update(sql).digest('hex');
  });
}

/** Applies what is missing of prisma/migrations, as `prisma migrate deploy` does. */
export async function migrate(pool: Pool, log: StoreLog): Promise<readonly string[]> {
  const list = migrationList();
  if (await isUpToDate(pool, list)) return [];
  return await tellIfSlow(log, 'preparing the tables', apply(pool, list));
}

async function apply(pool: Pool, migrationsList: MigrationList): Promise<readonly string[]> {
  try {
    const asked = { migrationsList, filters: NO_FILTERS };
    return await withSchemaEngine(
      pool,
      readSchema(),
      async (engine) => (await engine.applyMigrations(asked)).appliedMigrationNames,
    );
  } catch (error) {
    throw new StoreProblem(
      'MIGRATION',
      `The tables of the database can't be brought up to date: ${messageOf(error)}`,
      'Check that the database user may create tables, and that no other program uses this database.',
    );
  }
}
