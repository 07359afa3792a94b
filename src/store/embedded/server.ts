import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StoreProblem } from '../problem.ts';
import { type Cluster, lastLines } from './cluster.ts';
import { isPostgres } from './process.ts';
import { runProgram } from './run.ts';

/** A server that says, in its lock file, that it runs on the cluster. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

export const HOST = '127.0.0.1';
const START_SECONDS = 90;
const STOP_SECONDS = 60;
const MAX_CONNECTIONS = 100;

const lockFile = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid');
const logFile = (cluster: Cluster) => join(cluster.folder, 'server.log');

/** The server that runs on the cluster; a lock file left by a dead one is cleared away, for its number may belong to another program. */
export function runningServer(cluster: Cluster): RunningServer | null {
  if (!existsSync(lockFile(cluster))) return null;
  const lines = readFileSync(lockFile(cluster), 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (Number.isInteger(pid) && pid > 0 && isPostgres(pid)) return { pid, port };
  rmSync(lockFile(cluster), { force: true });
  return null;
}

/** The port of the last run where it is free again, so that those who lost the server find it in the same place; else any free one. */
async function choosePort(preferred: number | null): Promise<number> {
  const free = (port: number) =>
    new Promise<number | null>((done) => {
      const probe = createServer();
      probe.once('error', () => done(null));
      probe.listen(port, HOST, () => {
        const address = probe.address();
        const taken = typeof address === 'object' && address !== null ? address.port : null;
        probe.close(() => done(taken));
      });
    });
  const port = (preferred === null ? null : await free(preferred)) ?? (await free(0));
  if (port === null) {
    throw new StoreProblem(
      'PORT',
      `No port is free on ${HOST} for the embedded PostgreSQL.`,
      'Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return port;
}

function settings(port: number, extra: readonly string[]): string {
  const chosen = [
    `port=${port}`,
    `listen_addresses=${HOST}`,
    'unix_socket_directories=',
    `max_connections=${MAX_CONNECTIONS}`,
    'max_wal_size=1GB',
    // containers give little shared memory, and no query here is heavy
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'logging_collector=off',
    ...extra,
  ];
  return chosen.map((setting) => `-c ${setting}`).join(' ');
}

/** Starts a server of its own process group: it outlives this process, and Ctrl-C doesn't reach it. */
export async function startServer(
  cluster: Cluster,
  options: { readonly preferredPort: number | null; readonly settings?: readonly string[] },
): Promise<void> {
  const port = await choosePort(options.preferredPort);
  rmSync(logFile(cluster), { force: true });
  const args = ['start', '-w', '-t', String(START_SECONDS), '-D', cluster.folder, '-l', logFile(cluster)];
  args.push('-o', settings(port, options.settings ?? []));
  const { code, said } = await runProgram(cluster.binaries.pgCtl, args, { cwd: cluster.folder, account: cluster.account });
  if (code === 0) return;
  const log = existsSync(logFile(cluster)) ? readFileSync(logFile(cluster), 'utf8') : said;
  if (runningServer(cluster) !== null) return; // another process was faster
  throw startProblem(cluster, port, log);
}

function startProblem(cluster: Cluster, port: number, log: string): StoreProblem {
  if (log.includes('No space left on device')) {
    return new StoreProblem(
      'DISK_FULL',
      `No space is left for the embedded PostgreSQL in ${cluster.folder}.`,
      'Free some disk space.',
    );
  }
  if (log.includes('Address already in use')) {
    return new StoreProblem('PORT', `Port ${port} on ${HOST} was taken while the embedded PostgreSQL started.`, 'Start again.');
  }
  if (log.includes('exec format error') || log.includes('Exec format error')) {
    return new StoreProblem(
      'ARCHITECTURE',
      `The embedded PostgreSQL isn't made for this machine: ${lastLines(log)}`,
      'Run npm ci on this machine, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return new StoreProblem(
    'SERVER_START',
    `The embedded PostgreSQL in ${cluster.folder} doesn't start: ${lastLines(log)}`,
    `See ${logFile(cluster)}; move the folder away to begin with new data, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

/** Ends open transactions, writes everything to disk, stops. */
export async function stopServer(cluster: Cluster): Promise<boolean> {
  if (runningServer(cluster) === null) return true;
  const args = ['stop', '-w', '-t', String(STOP_SECONDS), '-m', 'fast', '-D', cluster.folder];
  const { code } = await runProgram(cluster.binaries.pgCtl, args, { cwd: cluster.folder, account: cluster.account });
  return code === 0 || runningServer(cluster) === null;
}

/** The port of the last run, as the server itself noted it. */
export function lastPort(cluster: Cluster): number | null {
  const options = join(cluster.folder, 'postmaster.opts');
  if (!existsSync(options)) return null;
  const port = /"?port=(\d+)"?/.exec(readFileSync(options, 'utf8'))?.[1];
  return port === undefined ? null : Number(port);
}
