import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { overloaded } from '../errors.ts';
import type { EngineSettings } from '../settings.ts';
import type { EngineTasks } from './tasks.ts';

type TaskName = keyof EngineTasks;

/** The engine in threads of its own, so that a long scenario doesn't delay a lookup. */
export interface EnginePool {
  /** Carries out a task; refused where too many wait, given up where it takes too long. */
  run<Name extends TaskName>(name: Name, task: Parameters<EngineTasks[Name]>[0]): Promise<ReturnType<EngineTasks[Name]>>;
  load(): { readonly threads: number; readonly waiting: number };
  close(): Promise<void>;
}

const WORKER = new URL('./worker.js', import.meta.url);
/** Beyond this a run is no scenario that a person wrote. */
const MEMORY_MB = 1024;

/** Of what less can be asked at once. */
const LESS: Readonly<Record<TaskName, string>> = {
  resolveScenario: 'fewer actions',
  legalActions: 'fewer actions',
  readFaces: 'shorter words',
  readCards: 'fewer cards',
};

export function createEnginePool({ threads, queue, seconds }: EngineSettings, log: Logger, worker: URL = WORKER): EnginePool {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 1,
    maxThreads: threads ?? Math.max(availableParallelism() - 1, 1),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // a thread that fails between runs is replaced; without a listener it would end the service
  pool.on('error', (error: unknown) => log.error({ err: error }, 'a thread of the engine failed'));
  return {
    run: async (name, task) => {
      if (pool.queueSize >= queue) throw overloaded(`${queue} questions are waiting already. Ask again in a few seconds.`);
      const signal = AbortSignal.timeout(seconds * 1000);
      try {
        return await pool.run(task, { name, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
        throw overloaded(
          `The engine was given up after ${seconds} seconds; nothing was kept. Ask again, or ask about ${LESS[name]}.`,
        );
      }
    },
    load: () => ({ threads: pool.threads.length, waiting: pool.queueSize }),
    close: () => pool.destroy(),
  };
}
