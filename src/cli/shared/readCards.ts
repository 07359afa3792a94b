import { pino } from 'pino';
import { createCatalogue } from '../../api/catalogue.ts';
import { createEnginePool, type EnginePool } from '../../api/engine/pool.ts';
import type { EngineTasks } from '../../api/engine/tasks.ts';
import { legalActions, readFaces, readCards as readInThread, resolveScenario } from '../../api/engine/worker.ts';
import { refreshReadings } from '../../api/readings/refresh.ts';
import type { Store } from '../../store/index.ts';

/** So few cards are read before a thread has started. */
const FEW = 500;
/** A thread reads a few hundred cards in well under a second. */
const SECONDS = 120;

const TASKS: EngineTasks = { legalActions, readCards: readInThread, readFaces, resolveScenario };
const IN_THIS_THREAD: Pick<EnginePool, 'run'> = {
  run: async (name, task) => TASKS[name](task as never) as never,
};

/** While some are being read, others are fetched and kept. More threads that read were measured to be slower, not faster. */
const AT_ONCE = 2;

/** Reads all cards that this build hasn't read as they are worded now. Gives how many it read. */
export async function readCards(store: Store, signal: AbortSignal, tell: (done: number, total: number) => void): Promise<number> {
  const catalogue = await createCatalogue(store)();
  if (catalogue.editions.length === 0) return 0;
  const keywords = await catalogue.keywords();
  const { unread } = await store.readingProgress(keywords.languageBuild);
  if (unread <= FEW) return await refreshReadings({ store, engine: IN_THIS_THREAD, keywords, threads: 1, signal, tell });
  const engine = createEnginePool({ threads: 1, queue: 2 * AT_ONCE, seconds: SECONDS }, pino({ level: 'silent' }));
  try {
    return await refreshReadings({ store, engine, keywords, threads: AT_ONCE, signal, tell });
  } finally {
    await engine.close();
  }
}
