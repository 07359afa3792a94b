import { type OpenOptions, openStore, type Store, type StoreLog } from '../../store/index.ts';

/** Messages to people go to stderr, so that a command's output can be piped. */
export const stderrLog: StoreLog = {
  info: (message) => void process.stderr.write(`${message}\n`),
  warn: (message) => void process.stderr.write(`${message}\n`),
};

/** The store that the environment names: DATABASE_URL, or the embedded one with RULEWRIGHT_DATA_DIR. */
export const storeOptions = (log: StoreLog = stderrLog): OpenOptions => ({
  databaseUrl: process.env.DATABASE_URL || undefined,
  dataDir: process.env.RULEWRIGHT_DATA_DIR || undefined,
  log,
});

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts at the first signal to stop, so that the work can end in order; a second one ends the process at once. */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

/** Lends the store to a command and closes it whatever happens; interrupted, the command is told by the signal. */
export async function withStore<T>(
  use: (store: Store, signal: AbortSignal) => Promise<T>,
  log: StoreLog = stderrLog,
): Promise<T> {
  return await untilInterrupted(async (signal) => {
    const store = await openStore(storeOptions(log));
    try {
      signal.throwIfAborted();
      return await use(store, signal);
    } finally {
      await store.close();
    }
  });
}
