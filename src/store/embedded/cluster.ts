import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { errorCode, messageOf, StoreProblem } from '../problem.ts';
import type { ServerAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './process.ts';
import { runProgram } from './run.ts';

/** Where a server keeps its data, what it needs to run, and as whom. */
export interface Cluster {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly account: ServerAccount | null;
}

export const SUPERUSER = 'rulewright';
const PASSWORD_FILE = 'rulewright.password';

/** Named by the major version: data of another major version can't be read. */
const CLUSTER_FOLDER = 'postgres-18';

export function clusterIn(dataDir: string, binaries: Binaries, account: ServerAccount | null): Cluster {
  return { folder: join(dataDir, CLUSTER_FOLDER), binaries, account };
}

export const isInitialised = (cluster: Cluster) => existsSync(join(cluster.folder, PASSWORD_FILE));

export function readPassword(cluster: Cluster): string {
  try {
    return readFileSync(join(cluster.folder, PASSWORD_FILE), 'utf8').trim();
  } catch (error) {
    throw new StoreProblem(
      'DATA_FOLDER',
      `The embedded PostgreSQL's data in ${cluster.folder} belongs to another account (${messageOf(error)}).`,
      'Start as that account, or set RULEWRIGHT_DATA_DIR to a folder of your own.',
    );
  }
}

/** Makes a new cluster under another name and moves it into place when it is whole, so that no start finds half of one. */
export async function initialise(cluster: Cluster): Promise<void> {
  sweepUnfinished(cluster);
  const making = `${cluster.folder}.new-${process.pid}`;
  try {
    mkdirSync(making, { mode: 0o700 });
    if (cluster.account !== null) chownSync(making, cluster.account.uid, cluster.account.gid);
    await initdb(cluster, making);
    renameSync(making, cluster.folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (isInitialised(cluster)) return; // another process was faster
    throw initialiseProblem(cluster, error);
  }
}

function sweepUnfinished(cluster: Cluster): void {
  const parent = join(cluster.folder, '..');
  for (const name of readdirSync(parent)) {
    const maker = /^postgres-18\.new-(\d+)$/.exec(name)?.[1];
    if (maker !== undefined && !isAlive(Number(maker))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

async function initdb(cluster: Cluster, folder: string): Promise<void> {
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  try {
    if (cluster.account !== null) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
    const args = [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ];
    // the same order and case rules on every machine, whatever its locale
    args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
    const { code, said } = await runProgram(cluster.binaries.initdb, args, { cwd: folder, account: cluster.account });
    if (code !== 0) throw new Error(lastLines(said));
    const kept = join(folder, PASSWORD_FILE);
    writeFileSync(kept, readFileSync(passwordFile), { mode: 0o600 });
    if (cluster.account !== null) chownSync(kept, cluster.account.uid, cluster.account.gid);
    chmodSync(kept, 0o600);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initialiseProblem(cluster: Cluster, error: unknown): StoreProblem {
  const message = messageOf(error);
  const code = errorCode(error);
  if (code === 'ENOSPC' || message.includes('No space left on device')) {
    return new StoreProblem(
      'DISK_FULL',
      `No space is left for the embedded PostgreSQL's data in ${cluster.folder}.`,
      'Free some disk space (about 500 MB).',
    );
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return new StoreProblem(
      'DATA_FOLDER',
      `The data folder of ${cluster.folder} is not writable.`,
      'Set RULEWRIGHT_DATA_DIR to a folder that you may write to, or DATABASE_URL to a PostgreSQL server.',
    );
  }
  return new StoreProblem(
    'SERVER_START',
    `The embedded PostgreSQL can't make its data in ${cluster.folder}: ${message}`,
    'Set RULEWRIGHT_DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
  );
}

export const lastLines = (text: string, count = 4): string => text.split('\n').slice(-count).join(' ').trim();
