import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { sqlBetween } from '../../src/store/database/drift.ts';
import { migrate, readSchema } from '../../src/store/database/migrate.ts';
import { PROJECT_ROOT } from '../../src/store/root.ts';
import { createTestDatabase, DATABASE_TIMEOUT, SILENT } from '../support/store.ts';

const COLUMNS = `select table_name, column_name, udt_name, is_nullable, column_default from information_schema.columns
  where table_schema = 'public' and table_name <> '_prisma_migrations' order by 1, 2`;
const INDEXES = `select indexdef from pg_indexes where schemaname = 'public' and tablename <> '_prisma_migrations' order by 1`;
const CONSTRAINTS = `select conrelid::regclass::text as relation, pg_get_constraintdef(oid) as definition from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid::regclass::text <> '_prisma_migrations' order by 1, 2`;

async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: await createTestDatabase({ tables: false }) });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function describeTables(pool: pg.Pool) {
  const asked = [COLUMNS, INDEXES, CONSTRAINTS].map(async (text) => (await pool.query(text)).rows as readonly unknown[]);
  const [columns, indexes, constraints] = await Promise.all(asked);
  return { columns, indexes, constraints };
}

test(
  'the migrations make exactly the tables of prisma/schema.prisma, and are applied once',
  async () => {
    const migrated = await withPool(async (pool) => {
      expect((await migrate(pool, SILENT)).length).toBeGreaterThan(0);
      expect(await migrate(pool, SILENT)).toEqual([]);
      return await describeTables(pool);
    });
    const wanted = await withPool(async (pool) => {
      await pool.query('create extension pg_trgm'); // the schema file doesn't speak of extensions
      await pool.query((await sqlBetween(pool, null, readSchema())) ?? '');
      return await describeTables(pool);
    });
    expect(wanted.columns?.length).toBeGreaterThan(50);
    expect(migrated).toEqual(wanted);
  },
  DATABASE_TIMEOUT,
);

test(
  'the difference of two schemas is what leads from one to the other',
  async () => {
    const before = readSchema();
    const after = before.replace('  folded   String', '  folded   String\n  weight   Int @default(1)');
    await withPool(async (pool) => {
      expect(await sqlBetween(pool, before, after)).toContain('ADD COLUMN     "weight" INTEGER NOT NULL DEFAULT 1');
      expect(await sqlBetween(pool, before, before)).toBeNull();
    });
  },
  DATABASE_TIMEOUT,
);

/** All files of a folder with their words. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

test(
  'the committed client of Prisma is what `npm run generate` makes of the schema',
  async () => {
    const copy = mkdtempSync(join(tmpdir(), 'rulewright-generate-'));
    try {
      mkdirSync(join(copy, 'src', 'store'), { recursive: true });
      for (const name of ['package.json', 'prisma.config.ts', 'prisma'])
        cpSync(join(PROJECT_ROOT, name), join(copy, name), { recursive: true });
      writeFileSync(join(copy, 'tsconfig.json'), '{}');
      symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
      const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
      const prisma = join(copy, 'node_modules', 'prisma', 'build', 'index.js');
      await promisify(execFile)(process.execPath, [prisma, 'generate'], { cwd: copy, env });
      expect(filesIn(join(copy, 'src', 'store', 'generated'))).toEqual(filesIn(join(PROJECT_ROOT, 'src', 'store', 'generated')));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
  DATABASE_TIMEOUT,
);
