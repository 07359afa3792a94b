// Writes a new folder in prisma/migrations: what leads from the committed prisma/schema.prisma to the one in the work tree. The engine wants some
// server to ask for its version: the embedded one is started for that.
//   npm run build && node scripts/generate-migration.mjs NAME [REVISION]
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const migrations = join(root, 'prisma', 'migrations');
const [name, revision = 'HEAD'] = process.argv.slice(2);
if (name === undefined || !/^\w+$/.test(name)) {
  console.error('Usage: node scripts/generate-migration.mjs NAME [REVISION]   (after npm run build)');
  process.exit(2);
}

const built = (...path) => import(join(root, 'dist', 'store', ...path));
const { sqlBetween } = await built('database', 'drift.js');
const { openEmbedded } = await built('embedded', 'index.js');
const isFirst = !readdirSync(migrations, { withFileTypes: true }).some((entry) => entry.isDirectory());
const committed = () => execFileSync('git', ['show', `${revision}:prisma/schema.prisma`], { cwd: root, encoding: 'utf8' });
const server = await openEmbedded({
  dataDir: process.env.RULEWRIGHT_DATA_DIR,
  log: { info: console.error, warn: console.error },
});
const pool = new pg.Pool({ connectionString: server.url });
const sql = await sqlBetween(pool, isFirst ? null : committed(), readFileSync(join(root, 'prisma', 'schema.prisma'), 'utf8'));
await pool.end();
await server.close();
if (sql === null) {
  console.log(`prisma/schema.prisma makes the same tables as at ${revision}.`);
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrations, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}/migration.sql: read it before you commit it.`);
}
