import { afterEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createEnginePool, type EnginePool } from '../../src/api/engine/pool.ts';

const WORKER = new URL('./slowWorker.mjs', import.meta.url);
const FOREVER = 600_000;

let pool: EnginePool;
afterEach(() => pool.close());

function open(settings: { readonly threads: number; readonly queue: number; readonly seconds: number }): void {
  pool = createEnginePool(settings, pino({ level: 'silent' }), WORKER);
}

// the thread of this test takes other tasks than the engine's
const run = (task: { milliseconds: number; fails?: boolean }) => pool.run('resolveScenario', task as never);
const codeOf = (running: Promise<unknown>) => running.catch((error) => error.extensions?.code ?? error.message);

describe("the engine's threads", () => {
  test('carry a task out', async () => {
    open({ threads: 1, queue: 10, seconds: 60 });
    expect(await run({ milliseconds: 0 })).toEqual({ milliseconds: 0 });
  });

  test('give up what takes too long, and go on', async () => {
    open({ threads: 1, queue: 10, seconds: 1 });
    expect(await codeOf(run({ milliseconds: FOREVER }))).toBe('OVERLOADED');
    open({ threads: 1, queue: 10, seconds: 60 });
    expect(await run({ milliseconds: 1 })).toEqual({ milliseconds: 1 });
  });

  test('refuse what would wait behind too many', async () => {
    open({ threads: 1, queue: 1, seconds: 2 });
    const running = [FOREVER, FOREVER, FOREVER].map((milliseconds) => codeOf(run({ milliseconds })));
    expect(pool.load().waiting).toBeLessThanOrEqual(2);
    expect(await Promise.all(running)).toEqual(['OVERLOADED', 'OVERLOADED', 'OVERLOADED']);
    await expect(run({ milliseconds: FOREVER })).rejects.toThrow(/given up|waiting already/);
  });

  test('a failure inside stays one', async () => {
    open({ threads: 1, queue: 10, seconds: 60 });
    expect(await codeOf(run({ milliseconds: 0, fails: true }))).toBe('broken inside');
  });
});
