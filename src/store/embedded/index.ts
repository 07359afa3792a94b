import { existsSync } from 'node:fs';
import pg from 'pg';
import { errorCode, messageOf, type StoreLog, StoreProblem, tellIfSlow } from '../problem.ts';
import { PROJECT_ROOT } from '../root.ts';
import { serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, clusterIn, initialise, isInitialised, readPassword, SUPERUSER } from './cluster.ts';
import { dataFolder } from './folder.ts';
import { type Presence, takePresence } from './presence.ts';
import { HOST, lastPort, runningServer, startServer, stopServer } from './server.ts';

/** A PostgreSQL of our own that this process uses, alone or with others. */
export interface EmbeddedServer {
  readonly url: string;
  readonly folder: string;
  /** Stops the server unless another process uses it. */
  close(): Promise<void>;
  /** Lets go of the server and leaves it running. */
  detach(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Where the data is kept; without it a folder in the project. */
  readonly dataDir?: string | undefined;
  readonly log: StoreLog;
  /** Further settings of the server, `name=value`. */
  readonly settings?: readonly string[];
}

const DATABASE = 'rulewright';
const ATTEMPTS = 40;
const PAUSE_MS = 250;
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/** Finds the server that runs on the data folder or starts one; the first time, makes its data. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const account = serverAccount();
  if (process.getuid?.() === 0 && account === null) {
    throw new StoreProblem(
      'SERVER_START',
      'PostgreSQL refuses to run as root, and there is no account postgres or nobody to run it as.',
      'Start as a normal user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const folder = dataFolder(options.dataDir, account);
  if (options.dataDir === undefined && !folder.startsWith(PROJECT_ROOT)) {
    options.log.info(
      `The data is kept in ${folder}: the account ${account?.name}, which runs PostgreSQL for root, can't reach the project's folder.`,
    );
  }
  const cluster = clusterIn(folder, await findBinaries(folder, account), account);
  let { presence, port } = await attach(cluster, options);
  const url = urlOf(cluster, port);
  await createDatabase(connectionOf(cluster, port));
  let closed = false;
  const watch = () =>
    presence.onLost(() => {
      if (closed) return;
      void restore();
    });
  const restore = async () => {
    options.log.warn('The embedded PostgreSQL has gone away; starting it again.');
    try {
      const again = await attach(cluster, options, port);
      if (closed) return void (await leave(cluster, again.presence));
      if (again.port !== port) options.log.warn(`It is on another port (${again.port}); restart this process to use it.`);
      presence = again.presence;
      port = again.port;
      watch();
    } catch (error) {
      options.log.warn(messageOf(error));
    }
  };
  watch();
  return {
    url,
    folder,
    async close() {
      closed = true;
      await leave(cluster, presence);
    },
    async detach() {
      closed = true;
      await presence.end();
    },
  };
}

function connectionOf(cluster: Cluster, port: number): pg.ClientConfig {
  return { host: HOST, port, user: SUPERUSER, password: readPassword(cluster), connectionTimeoutMillis: 5000 };
}

function urlOf(cluster: Cluster, port: number): string {
  return `postgresql://${SUPERUSER}:${readPassword(cluster)}@${HOST}:${port}/${DATABASE}`;
}

/** A place on the running server. Between finding and using it the server may be stopped by its last user, or come up just now: then again. */
async function attach(
  cluster: Cluster,
  options: EmbeddedOptions,
  preferredPort = lastPort(cluster),
): Promise<{ readonly presence: Presence; readonly port: number }> {
  if (!isInitialised(cluster)) {
    await tellIfSlow(options.log, 'preparing the embedded PostgreSQL (first start only)', initialise(cluster));
  }
  let last: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = runningServer(cluster);
    if (server === null) {
      const start = startServer(cluster, { preferredPort, ...(options.settings && { settings: options.settings }) });
      await tellIfSlow(options.log, 'starting the embedded PostgreSQL', start);
      continue;
    }
    try {
      return { presence: await takePresence(connectionOf(cluster, server.port)), port: server.port };
    } catch (error) {
      if (!isPassing(error)) throw unreachable(cluster, server.pid, server.port, error);
      last = error;
    }
    await pause();
  }
  throw unreachable(cluster, runningServer(cluster)?.pid ?? 0, preferredPort ?? 0, last);
}

/** Coming up, going down, or ended by an administrator: worth asking again. */
const PASSING = new Set(['57P03', '57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const isPassing = (error: unknown) =>
  PASSING.has(errorCode(error) ?? '') ||
  messageOf(error).includes('Connection terminated') ||
  messageOf(error).includes('timeout');

function unreachable(cluster: Cluster, pid: number, port: number, error: unknown): StoreProblem {
  if (errorCode(error) === '53300') {
    return new StoreProblem(
      'DATABASE_DOWN',
      `The embedded PostgreSQL in ${cluster.folder} has no connection left.`,
      'Stop another copy of the program that uses the same data folder.',
    );
  }
  return new StoreProblem(
    'DATABASE_DOWN',
    `A PostgreSQL (process ${pid}, port ${port}) runs on ${cluster.folder} but can't be used: ${messageOf(error)}.`,
    `Stop it (kill ${pid}) and start again, or set RULEWRIGHT_DATA_DIR to another folder.`,
  );
}

async function createDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (errorCode(error) !== '42P04' && errorCode(error) !== '23505') throw error; // else another process was faster
  } finally {
    await client.end();
  }
}

async function leave(cluster: Cluster, presence: Presence): Promise<void> {
  const alone = await presence.leave().catch(() => false);
  if (alone && existsSync(cluster.folder)) await stopServer(cluster);
  await presence.end();
}
