import { pino } from 'pino';
import { createCatalogue } from '../../src/api/catalogue.ts';
import type { EnginePool } from '../../src/api/engine/pool.ts';
import type { EngineTasks } from '../../src/api/engine/tasks.ts';
import { legalActions, readCards, readFaces, resolveScenario } from '../../src/api/engine/worker.ts';
import { createApp } from '../../src/api/server/app.ts';
import { createMetrics } from '../../src/api/server/metrics.ts';
import { createReadiness } from '../../src/api/server/readiness.ts';
import { readSettings } from '../../src/api/settings.ts';
import type { ImportKind, Store } from '../../src/store/index.ts';
import { makeTestFolder } from '../support/files.ts';
import { openTestStore } from '../support/store.ts';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  readonly data: any;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly userErrors?: readonly object[] };
  }[];
}

/** The whole service on a free port; its engine is what the test says. */
export interface TestService {
  /** Where it listens, without a path. */
  readonly url: string;
  readonly store: Store;
  /** What the store was asked since the service began, by the names of its questions. */
  readonly asked: string[];
  readonly readiness: ReturnType<typeof createReadiness>;
  ask(query: string, variables?: object): Promise<Reply>;
  /** Imports more files while the service runs. */
  importFiles(files: NonNullable<Made['files']>): Promise<void>;
  close(): Promise<void>;
}

/** For tests that ask nothing of the engine. */
export const NO_ENGINE: EnginePool = {
  run: () => Promise.reject(new Error('this test has no engine')),
  load: () => ({ threads: 0, waiting: 0 }),
  close: async () => {},
};

const TASKS: EngineTasks = { legalActions, readCards, readFaces, resolveScenario };
/** The engine without threads, for tests of few cards. */
export const ENGINE_IN_THIS_THREAD: EnginePool = {
  run: async (name, task) => TASKS[name](task as never) as never,
  load: () => ({ threads: 0, waiting: 0 }),
  close: async () => {},
};

interface Made {
  /** Whether the starter cards and the outline are there. */
  readonly bundled?: boolean;
  /** Files to be imported: what is in them, by kind. */
  readonly files?: readonly { readonly kind: ImportKind; readonly name: string; readonly content: string | readonly unknown[] }[];
  readonly engine?: EnginePool;
  readonly env?: Readonly<Record<string, string>>;
}

async function importFiles(store: Store, files: NonNullable<Made['files']>): Promise<void> {
  const folder = makeTestFolder();
  const requests = files.map(({ kind, name, content }) => ({
    kind,
    path: typeof content === 'string' ? folder.write(name, content) : folder.lines(name, content),
  }));
  for await (const report of store.importAll(requests)) if (report.outcome === 'refused') throw new Error(report.reason);
  folder.remove();
}

/** The store, noting the name of everything that it is asked. */
function watched(store: Store, asked: string[]): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        asked.push(String(name));
        return value.apply(target, given);
      };
    },
  });
}

export async function startTestService({
  bundled = true,
  files = [],
  engine = NO_ENGINE,
  env = {},
}: Made = {}): Promise<TestService> {
  const store = await openTestStore({ bundled });
  await importFiles(store, files);
  const [readiness, metrics] = [createReadiness(), createMetrics()];
  const app = await createApp({ readiness, metrics, log: pino({ level: 'silent' }), limits: readSettings(env).limits });
  const asked: string[] = [];
  const seen = watched(store, asked);
  readiness.serving({ store: seen, engine, metrics, catalogue: createCatalogue(seen) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    store,
    asked,
    readiness,
    ask: async (query, variables = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data = null, errors = [] } = (await response.json()) as Omit<Reply, 'status'>;
      return { status: response.status, data, errors };
    },
    importFiles: (more) => importFiles(store, more),
    close: async () => {
      await app.close();
      await engine.close();
      await store.close();
    },
  };
}
