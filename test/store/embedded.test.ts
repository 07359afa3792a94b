import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { serverAccount } from '../../src/store/embedded/account.ts';
import { findBinaries } from '../../src/store/embedded/binaries.ts';
import { type Cluster, clusterIn } from '../../src/store/embedded/cluster.ts';
import { blockedAt, dataFolder } from '../../src/store/embedded/folder.ts';
import { openEmbedded } from '../../src/store/embedded/index.ts';
import { isAlive } from '../../src/store/embedded/process.ts';
import { runningServer, stopServer } from '../../src/store/embedded/server.ts';
import { openStore } from '../../src/store/index.ts';
import { PROJECT_ROOT } from '../../src/store/root.ts';
import { DATABASE_TIMEOUT, SILENT } from '../support/store.ts';

const isRoot = process.getuid?.() === 0;
let dataDir: string;
let cluster: Cluster;
const open = () => openEmbedded({ dataDir, log: SILENT, settings: ['fsync=off'] });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rulewright-embedded-'));
  chmodSync(dataDir, 0o755);
  const account = serverAccount();
  cluster = clusterIn(dataDir, await findBinaries(dataDir, account), account);
  await (await open()).close();
}, DATABASE_TIMEOUT);

afterAll(async () => {
  await stopServer(cluster);
  rmSync(dataDir, { recursive: true, force: true });
});

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('It never came to be.');
}

describe('the embedded PostgreSQL', () => {
  test(
    'stops when its only user leaves, and starts on the same port again',
    async () => {
      const first = await open();
      expect(await answers(first.url)).toBe(true);
      await first.close();
      expect(runningServer(cluster)).toBeNull();
      const second = await open();
      expect(second.url).toBe(first.url);
      await second.close();
    },
    DATABASE_TIMEOUT,
  );

  test(
    'is shared: the last one out stops it',
    async () => {
      const [first, second] = await Promise.all([open(), open()]);
      expect(second.url).toBe(first.url);
      await first.close();
      expect(await answers(second.url)).toBe(true);
      await second.close();
      expect(runningServer(cluster)).toBeNull();
    },
    DATABASE_TIMEOUT,
  );

  test(
    'that was left running is used again and then stopped',
    async () => {
      await (await open()).detach();
      const left = runningServer(cluster);
      expect(left).not.toBeNull();
      const next = await open();
      expect(runningServer(cluster)).toEqual(left);
      await next.close();
      expect(runningServer(cluster)).toBeNull();
    },
    DATABASE_TIMEOUT,
  );

  test(
    'starts over the lock file of a server that was killed, even where its number is another program’s by now',
    async () => {
      const server = await open();
      const { pid, port } = runningServer(cluster)!;
      await server.detach();
      process.kill(pid, 'SIGKILL');
      await eventually(() => !isAlive(pid));
      writeFileSync(join(cluster.folder, 'postmaster.pid'), `${process.pid}\n${cluster.folder}\n0\n${port}\n\n127.0.0.1\n`);
      const again = await open();
      expect(await answers(again.url)).toBe(true);
      await again.close();
    },
    DATABASE_TIMEOUT,
  );

  test(
    'that dies while in use is started again where it was',
    async () => {
      const server = await open();
      const { pid } = runningServer(cluster)!;
      process.kill(pid, 'SIGKILL');
      await eventually(() => !isAlive(pid));
      await eventually(() => answers(server.url));
      expect(runningServer(cluster)?.pid).not.toBe(pid);
      await server.close();
      expect(runningServer(cluster)).toBeNull();
    },
    DATABASE_TIMEOUT,
  );

  test(
    'survives a user that is killed',
    async () => {
      const program = join(PROJECT_ROOT, 'dist', 'store', 'embedded', 'index.js');
      expect(existsSync(program)).toBe(true); // npm test builds first
      const script = `const { openEmbedded } = await import(${JSON.stringify(program)});
        await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } }); console.log('open'); setInterval(() => {}, 1000);`;
      const user = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((done) => user.stdout.once('data', done));
      const mine = await open();
      user.kill('SIGKILL');
      await new Promise((done) => user.once('exit', done));
      expect(await answers(mine.url)).toBe(true);
      await mine.close(); // the dead one counts no more
      expect(runningServer(cluster)).toBeNull();
    },
    DATABASE_TIMEOUT,
  );
});

describe('what is in the way is told, with a remedy', () => {
  test('a data folder that is a file', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => dataFolder(join(file, 'data'), null)).toThrow(/data folder .* can't be used/);
  });

  test('a data folder that may not be written to', () => {
    const locked = join(dataDir, 'locked');
    mkdirSync(locked, { mode: 0o500 });
    const check = `import { accessSync, constants } from 'node:fs'; accessSync(${JSON.stringify(locked)}, constants.W_OK)`;
    if (isRoot) return; // root may write anywhere
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', check], { stdio: 'ignore' })).toThrow();
    expect(() => dataFolder(locked, null)).toThrow(/is not writable/);
  });

  test('a folder that the server’s account may not enter', () => {
    const closed = join(dataDir, 'closed');
    mkdirSync(join(closed, 'data'), { recursive: true });
    chmodSync(closed, 0o700);
    const stranger = { uid: 65_533, gid: 65_533, name: 'stranger' };
    expect(blockedAt(join(closed, 'data'), stranger)).toBe(closed);
    expect(blockedAt(dataDir, stranger)).toBeNull();
    expect(() => dataFolder(join(closed, 'data'), stranger)).toThrow(
      `stranger, which runs PostgreSQL for root, may not enter ${closed}`,
    );
  });

  test.each([
    ['not a URL at all', 'DATABASE_URL', /not the address/],
    ['mysql://localhost/x', 'DATABASE_URL', /not the address/],
    ['postgresql://nobody:secret@127.0.0.1:1/none', 'DATABASE_DOWN', /127\.0\.0\.1:1\/none can't be reached/],
  ])('DATABASE_URL=%s', async (databaseUrl, code, message) => {
    const failure = await openStore({ databaseUrl, log: SILENT }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code, message: expect.stringMatching(message), remedy: expect.stringContaining('embedded') });
    expect(String(failure)).not.toContain('secret');
  });

  test(
    'a wrong password, a database that is not there',
    async () => {
      const server = await open();
      const wrong = new URL(server.url);
      wrong.password = 'wrong';
      await expect(openStore({ databaseUrl: wrong.href, log: SILENT })).rejects.toMatchObject({ code: 'DATABASE_URL' });
      const none = new URL(server.url);
      none.pathname = '/none';
      await expect(openStore({ databaseUrl: none.href, log: SILENT })).rejects.toMatchObject({
        message: expect.stringContaining('no such database'),
      });
      await server.close();
    },
    DATABASE_TIMEOUT,
  );
});

test('the password is for the owner alone', () => {
  const file = join(cluster.folder, 'rulewright.password');
  expect(readFileSync(file, 'utf8').trim()).toMatch(/^[0-9a-f]{48}$/);
  expect(execFileSync('ls', ['-l', file], { encoding: 'utf8' })).toMatch(/^-rw-------/);
});
