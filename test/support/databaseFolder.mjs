// The folder of the one PostgreSQL that a test run shares. Nothing is started here: the first test that wants a database does that.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const VARIABLE = 'RULEWRIGHT_TEST_DATA_DIR';
const PREFIX = 'rulewright-test-';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Stops the server of a folder, if one runs there, and deletes the folder. */
export async function discard(folder) {
  const lock = join(folder, 'postgres-18', 'postmaster.pid');
  if (existsSync(lock)) {
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    if (isAlive(pid)) process.kill(pid, 'SIGINT'); // a fast shutdown
    for (let waited = 0; isAlive(pid) && waited < 100; waited++) await pause(100);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Clears away what runs that were killed have left behind. */
async function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner))) await discard(join(tmpdir(), name)).catch(() => {});
  }
}

export async function setUp() {
  await sweep();
  process.env[VARIABLE] = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

export async function tearDown() {
  await discard(process.env[VARIABLE]);
}
