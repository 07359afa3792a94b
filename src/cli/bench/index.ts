import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { NameIndex } from '../../cards/names/index.ts';
import { starterCards } from '../../cards/starter/index.ts';
import { isRuleNumber } from '../../rules/citations.ts';
import { OUTLINE_EFFECTIVE } from '../../rules/outline/index.ts';
import { type ResolveContext, readScenarioText, resolveScenario } from '../../scenario/index.ts';
import { starterSource } from '../scenarios/library.ts';
import { inThreads } from '../shared/threads.ts';
import { boltsPerSecond } from './bolts.ts';
import type { BoltShare } from './boltThread.ts';

/** One line of the table: what was measured, the figure, its unit. */
export interface Figure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
}

const SECONDS = 5;

/** Milliseconds of one call, once warm: the median of many. */
function median(run: () => void, times: number): number {
  for (let index = 0; index < Math.min(20, times); index += 1) run();
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return took.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** The README's scenario, from its text to its answer. */
export function readmeScenario(text: string): Figure {
  const context: ResolveContext = {
    cards: starterSource(),
    rules: () => ({ edition: OUTLINE_EFFECTIVE, exists: isRuleNumber }),
    editions: [OUTLINE_EFFECTIVE],
  };
  const run = (): void => {
    const read = readScenarioText(text);
    if (!read.ok || !resolveScenario(read.scenario, context).ok) throw new Error('the scenario has errors');
  };
  return { what: 'the README scenario, from text to answer', figure: median(run, 200), unit: 'ms' };
}

/** A burn spell cast and resolved beside other permanents; the ratio says what bystanders cost. */
export function bolts(): readonly Figure[] {
  const cards = starterSource();
  const rates = [0, 20, 100].map((others) => ({ others, rate: boltsPerSecond(cards, others, SECONDS) }));
  const alone = rates[0]!.rate;
  const besideAnthem = boltsPerSecond(cards, 20, SECONDS, 'an anthem');
  const anthem = { what: '  20 others and an anthem', figure: besideAnthem, unit: 'actions/s' };
  return [
    ...rates.flatMap(({ others, rate }) => [
      { what: `burn spell cast and resolved, ${others} other permanents`, figure: rate, unit: 'actions/s' },
      ...(others === 0 ? [] : [{ what: `  of the rate without others`, figure: rate / alone, unit: '×' }]),
    ]),
    anthem,
  ];
}

/** Looking a name up in the index: whole, and misspelled. */
export function lookups(): readonly Figure[] {
  const cards = starterCards();
  const index = new NameIndex(cards);
  const names = cards.map(({ name }) => name);
  const next = (list: readonly string[]): (() => string) => {
    let at = 0;
    return () => {
      at += 1;
      return list[at % list.length]!;
    };
  };
  const whole = next(names);
  const misspelled = next(names.map((name) => `${name.slice(0, 2)}${name.slice(3)}`));
  return [
    { what: 'a card looked up by its name (starter set)', figure: median(() => index.lookUp(whole()), 2000), unit: 'ms' },
    {
      what: 'a card looked up by a misspelled name (starter set)',
      figure: median(() => index.lookUp(misspelled()), 2000),
      unit: 'ms',
    },
  ];
}

/** The same in several threads at once, as the service resolves scenarios: actions per second of the clock, of all threads together. */
export async function boltsTogether(threads: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const others of [0, 20, 100]) {
    const arrived = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const share: BoltShare = { others, seconds: SECONDS, threads, arrived };
    let all = 0;
    await inThreads<BoltShare, number>(
      BOLT_THREAD,
      Array.from({ length: threads }, () => share),
      (rate) => {
        all += rate;
      },
    );
    figures.push({ what: `${threads} threads together, ${others} other permanents`, figure: all, unit: 'actions/s' });
  }
  return figures;
}

const BOLT_THREAD = new URL('./boltThread.js', import.meta.url);

export const scenarioText = (file: string): string => readFileSync(file, 'utf8');
