// Makes every generated file again: Prisma's client (src/store/generated), the API's resolver types, and scenario.schema.json. What comes out is committed, for npm ci runs
// no install scripts; a test compares it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function run(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    // Prisma looks for its schema engine and downloads it, but generating never runs it: any existing file will do.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  process.exit(1);
}

const prisma = join(root, 'node_modules', 'prisma', 'build', 'index.js');
run(prisma, 'format');
rmSync(join(root, 'src', 'store', 'generated'), { recursive: true, force: true });
run(prisma, 'generate');
run(join(root, 'scripts', 'generate-api.mjs'));
run(join(root, 'scripts', 'build.mjs'));
run(join(root, 'scripts', 'generate-schema.mjs'));
