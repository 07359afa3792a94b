import { availableParallelism } from 'node:os';
import { pino } from 'pino';
import { createEnginePool, type EnginePool } from '../../api/engine/pool.ts';
import type { EngineTasks } from '../../api/engine/tasks.ts';
import { readFaces, readCards as readInThread, resolveScenario } from '../../api/engine/worker.ts';
import { createRegistries } from '../../api/keywords/registry.ts';
import { refreshReadings } from '../../api/readings/refresh.ts';
import type { Store } from '../../store/index.ts';

/** So few cards are read before a thread has started. */
const FEW = 500;
/** A thread reads a few hundred cards in well under a second. */
const SECONDS = 120;

const TASKS: EngineTasks = { readCards: readInThread, readFaces, resolveScenario };
const IN_THIS_THREAD: Pick<EnginePool, 'run'> = {
  run: async (name, task) => TASKS[name](task as never) as never,
};

/** Reads all cards that this build hasn't read as they are worded now, on all processors. Gives how many it read. */
export async function readCards(store: Store, signal: AbortSignal, tell: (done: number, total: number) => void): Promise<number> {
  const [newest] = await store.editions();
  if (newest === undefined) return 0;
  const keywords = await createRegistries(store)(newest.id);
  const { unread } = await store.readingProgress(keywords.languageBuild);
  if (unread <= FEW) return await refreshReadings({ store, engine: IN_THIS_THREAD, keywords, threads: 1, signal, tell });
  const threads = availableParallelism();
  const engine = createEnginePool({ threads, queue: threads * 2, seconds: SECONDS }, pino({ level: 'silent' }));
  try {
    return await refreshReadings({ store, engine, keywords, threads, signal, tell });
  } finally {
    await engine.close();
  }
}
