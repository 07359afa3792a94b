import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Catalogue, createCatalogue } from '../api/catalogue.ts';
import { createEnginePool, type EnginePool } from '../api/engine/pool.ts';
import { keepReadingsFresh } from '../api/readings/keepFresh.ts';
import { createApp } from '../api/server/app.ts';
import { createLogger } from '../api/server/logging.ts';
import { createMetrics, type Metrics } from '../api/server/metrics.ts';
import { createReadiness, type Readiness } from '../api/server/readiness.ts';
import { readSettings, type Settings, SettingsError } from '../api/settings.ts';
import { openStore, type Store } from '../store/index.ts';
import { EXIT, type ExitCode, isMain, runCommand } from './shared/exit.ts';

/** How long requests under way may take once the service was told to stop. */
const DRAIN_MS = 10_000;

/** Something that the person who starts the service can put right: one message, no stack trace. */
class StartProblem extends Error {}

interface Running {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  readonly engine: EnginePool;
  /** Null until the opening of it has begun. */
  store: Promise<Store> | null;
  /** The reading of cards in the background, once it has begun. */
  readings: { stop(): Promise<void> } | null;
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartProblem(
        `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
      );
    if (code === 'EACCES')
      throw new StartProblem(`Port ${port} may not be used by this user. Choose one from 1024 up: PORT=4000 npm start`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartProblem(`HOST=${host} is no address of this machine. Leave HOST out, or write 127.0.0.1.`);
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
}

/** Stops in the order in which nothing is lost: no new requests, those under way finish, then threads and store. */
async function stop({ app, readiness, engine, store, readings }: Running): Promise<void> {
  readiness.stopping();
  await app.close();
  const stopped = readings?.stop();
  await engine.close();
  await stopped;
  await (await store)?.close();
}

function stopOnSignals(running: Running, log: Logger): void {
  let asked = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1);
    asked = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => {
      log.warn('requests are still under way; stopping without them');
      process.exit(1);
    }, DRAIN_MS).unref();
    stop(running).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

/** Reads what else the first to ask would wait for: the newest edition, all names and the chain of changes. What fails now is tried again when asked. */
function readAhead(store: Store, catalogue: () => Promise<Catalogue>): void {
  const reading = async () => {
    await (await catalogue()).keywords();
    await store.warmNames();
    await store.ruleHistories([]);
  };
  reading().catch(() => {});
}

async function serve(running: Running, settings: Settings, metrics: Metrics, log: Logger): Promise<void> {
  const { readiness, engine } = running;
  readiness.starting('the database is being opened');
  const { databaseUrl, dataDir } = settings;
  running.store = openStore({ databaseUrl, dataDir, log });
  const store = await running.store;
  metrics.watchEngine(engine);
  const catalogue = createCatalogue(store);
  const services = { store, engine, metrics, catalogue };
  readiness.serving(services);
  readAhead(store, catalogue);
  running.readings = keepReadingsFresh(services, log);
}

/** Starts the service; it runs until it is told to stop. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel, process.stdout.isTTY);
  const [readiness, metrics] = [createReadiness(), createMetrics()];
  const app = await createApp({ readiness, metrics, log, limits: settings.limits });
  const port = await listen(app, settings);
  const running: Running = { app, readiness, engine: createEnginePool(settings.engine, log), store: null, readings: null };
  stopOnSignals(running, log);
  try {
    await serve(running, settings, metrics, log);
  } catch (error) {
    await stop({ ...running, store: null });
    throw error;
  }
  log.info(`GraphiQL: http://localhost:${port}/   GraphQL: http://localhost:${port}/graphql`);
}

async function main(): Promise<ExitCode> {
  try {
    await start();
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof StartProblem || error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.failed;
  }
}

if (isMain(import.meta.filename)) await runCommand(main);
