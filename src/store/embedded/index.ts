import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { errorCode, messageOf, type StoreLog, StoreProblem, tellIfSlow } from '../problem.ts';
import { PROJECT_ROOT } from '../root.ts';
import { type ServerAccount, serverAccount } from './account.ts';
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

interface Attached {
  readonly presence: Presence;
  readonly port: number;
}

const DATABASE = 'rulewright';
const ATTEMPTS = 40;
const PAUSE_MS = 250;
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/** The account, or none; as root one is needed. */
function requireAccount(): ServerAccount | null {
  const account = serverAccount();
  if (process.getuid?.() === 0 && account === null) {
    throw new StoreProblem(
      'SERVER_START',
      'PostgreSQL refuses to run as root, and there is no account postgres or nobody to run it as.',
      'Start as a normal user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return account;
}

async function findCluster({ dataDir, log }: EmbeddedOptions): Promise<Cluster> {
  const account = requireAccount();
  const folder = dataFolder(dataDir, account);
  if (dataDir === undefined && !folder.startsWith(PROJECT_ROOT)) {
    log.info(
      `The data is kept in ${folder}: the account ${account?.name}, which runs PostgreSQL for root, can't reach the project's folder.`,
    );
  }
  return clusterIn(folder, await findBinaries(folder, account), account);
}

/** Finds the server that runs on the data folder or starts one; the first time, makes its data. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await findCluster(options);
  const first = await attach(cluster, options);
  await createDatabase(connectionOf(cluster, first.port));
  const use = keepUsing(cluster, options, first);
  return { url: urlOf(cluster, first.port), folder: dirname(cluster.folder), ...use };
}

/** Uses the server until told otherwise: where it goes away, starts it again in the same place. */
function keepUsing(
  cluster: Cluster,
  options: EmbeddedOptions,
  { presence: taken, port }: Attached,
): Pick<EmbeddedServer, 'close' | 'detach'> {
  const { log } = options;
  let presence = taken;
  let closed = false;
  let restoring: Promise<void> | null = null;
  const restore = async () => {
    log.warn('The embedded PostgreSQL has gone away; starting it again.');
    try {
      const again = await attach(cluster, options, port);
      if (closed) return await leave(cluster, again.presence);
      if (again.port !== port) log.warn(`It is on another port (${again.port}); restart this process to use it.`);
      watch(again.presence);
    } catch (error) {
      log.warn(messageOf(error));
    }
  };
  const watch = (place: Presence) => {
    presence = place;
    place.onLost(() => {
      if (closed) return;
      restoring = restore().finally(() => {
        restoring = null;
      });
    });
  };
  watch(taken);
  return {
    async close() {
      closed = true;
      // A server that is just being started again is left by whoever starts it, once it is there.
      if (restoring) await restoring;
      else await leave(cluster, presence);
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
async function attach(cluster: Cluster, options: EmbeddedOptions, preferredPort = lastPort(cluster)): Promise<Attached> {
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
