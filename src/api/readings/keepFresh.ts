import type { Logger } from 'pino';
import type { Services } from '../context.ts';
import { refreshReadings } from './refresh.ts';

/** How often it is asked whether something was imported meanwhile, by this process or another. */
const LOOK_EVERY_MS = 15_000;

/** Reads cards in the background, now and whenever something has been imported, until the service stops. */
export function keepReadingsFresh(services: Services, log: Logger): { stop(): Promise<void> } {
  const { store, engine } = services;
  const stopping = new AbortController();
  let seen: number | null = null;
  let working: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { version, editions, ...catalogue } = await services.catalogue();
    if (version === seen || editions.length === 0) return;
    const keywords = await catalogue.keywords();
    await store.warmNames(); // else the first to look a name up after an import waits for it
    const started = performance.now();
    const read = await refreshReadings({ store, engine, keywords, threads: 1, signal: stopping.signal });
    if (stopping.signal.aborted) return;
    seen = version;
    if (read > 0) log.info(`read ${read} cards in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }

  const again = () => {
    working = working.then(look).catch((error: unknown) => {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'cards could not be read in the background; it is tried again');
    });
  };
  again();
  const timer = setInterval(again, LOOK_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}
