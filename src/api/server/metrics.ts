import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EnginePool } from '../engine/pool.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the service counts, in the format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** `operation` is one of the schema's root fields, so that clients can't make up labels. */
  request(operation: string, outcome: string, seconds: number): void;
  engineRun(status: string, seconds: number): void;
  /** Reads the gauges of the engine's threads whenever the figures are asked for. */
  watchEngine(engine: EnginePool): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'rulewright_request_duration_seconds',
    help: 'How long GraphQL requests took, by root field and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const runs = new Histogram({
    name: 'rulewright_engine_run_duration_seconds',
    help: 'How long the engine took for a scenario, waiting included, by the status of the answer.',
    labelNames: ['status'],
    buckets: SECONDS,
    registers,
  });
  const kept = new Counter({
    name: 'rulewright_engine_runs_total',
    help: 'Runs of the engine, by the status of the answer.',
    labelNames: ['status'],
    registers,
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    request: (operation, outcome, seconds) => requests.observe({ operation, outcome }, seconds),
    engineRun: (status, seconds) => {
      runs.observe({ status }, seconds);
      kept.inc({ status });
    },
    watchEngine: (engine) => {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('rulewright_engine_threads', 'Threads of the engine.', () => engine.load().threads);
      gauge('rulewright_engine_waiting', 'Runs that wait for a thread.', () => engine.load().waiting);
    },
  };
}
