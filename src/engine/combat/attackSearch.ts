/*
 * Which declarations of attackers obey the most requirements (CR 508.1d): a pure, exact search over who attacks what. Attacks are free of one
 * another but for how many there are, in all and on one player, so it goes from creature to creature and keeps the best for each count.
 */

/** A creature that could attack for nothing. */
export interface SearchAttack {
  /** What it could attack, by number, and how many requirements each attack obeys. */
  readonly options: readonly { readonly on: number; readonly value: number }[];
  readonly notAlone: boolean;
  readonly onlyAlone: boolean;
}

export interface AttackProblem {
  readonly creatures: readonly SearchAttack[];
  /** How many may attack at all. */
  readonly most: number;
  /** How many may attack each. */
  readonly mostOn: readonly number[];
}

/** What is settled of a declaration: creatures that don't attack, and that attack one of these. */
export type Settled = ReadonlyMap<number, 'stays' | 'attacks' | number>;

export interface AttackOptimum {
  /** How many requirements are obeyed. */
  readonly value: number;
  /** By how few creatures. */
  readonly count: number;
}

const NOTHING: AttackOptimum = { value: 0, count: 0 };

export const isBetter = (a: AttackOptimum, b: AttackOptimum): boolean =>
  a.value > b.value || (a.value === b.value && a.count < b.count);

/** The most requirements that a declaration could obey, and the fewest creatures that do; null where none is as settled. */
export function bestAttack(problem: AttackProblem, settled: Settled = new Map()): AttackOptimum | null {
  const found = [stayingHome(problem, settled), alone(problem, settled), together(problem, settled)];
  return found.reduce((best, one) => (one && (!best || isBetter(one, best)) ? one : best), null);
}

const mayStay = (settled: Settled, index: number): boolean => {
  const said = settled.get(index);
  return said === undefined || said === 'stays';
};

function stayingHome({ creatures }: AttackProblem, settled: Settled): AttackOptimum | null {
  return creatures.every((_, index) => mayStay(settled, index)) ? NOTHING : null;
}

/** The attacks that a creature may make as settled. */
function optionsOf({ creatures, mostOn }: AttackProblem, settled: Settled, index: number): SearchAttack['options'] {
  const said = settled.get(index);
  if (said === 'stays') return [];
  return creatures[index]!.options.filter(({ on }) => mostOn[on]! > 0 && (typeof said !== 'number' || on === said));
}

function alone(problem: AttackProblem, settled: Settled): AttackOptimum | null {
  if (problem.most < 1) return null;
  const obliged = problem.creatures.flatMap((_, index) => (mayStay(settled, index) ? [] : [index]));
  let best: AttackOptimum | null = null;
  problem.creatures.forEach(({ notAlone }, index) => {
    if (notAlone || obliged.some((other) => other !== index)) return;
    for (const { value } of optionsOf(problem, settled, index)) {
      if (!best || value > best.value) best = { value, count: 1 };
    }
  });
  return best;
}

/**
 * At least two. It keeps the best so far for each number of attackers that matters (none, one, or more, unless only so many may attack), and
 * for each number on what may be attacked by only so many.
 */
function together(problem: AttackProblem, settled: Settled): AttackOptimum | null {
  const { creatures, most, mostOn } = problem;
  if (most < 2) return null;
  const limited = mostOn.flatMap((limit, on) => (limit < creatures.length ? [on] : []));
  const counted = most < creatures.length ? most + 1 : 2;
  let best = new Map<string, AttackOptimum>([[keyOf([0, ...limited.map(() => 0)]), NOTHING]]);
  creatures.forEach(({ onlyAlone }, index) => {
    const options = onlyAlone ? [] : worthTrying(optionsOf(problem, settled, index), limited);
    const next = new Map<string, AttackOptimum>(mayStay(settled, index) ? best : []);
    for (const [key, { value, count }] of best) {
      for (const option of options) {
        const counts = withOne(key, limited.indexOf(option.on), counted);
        if (counts[0]! > most || limited.some((on, place) => counts[place + 1]! > mostOn[on]!)) continue;
        const one = { value: value + option.value, count: count + 1 };
        const before = next.get(keyOf(counts));
        if (!before || isBetter(one, before)) next.set(keyOf(counts), one);
      }
    }
    best = next;
  });
  const found = [...best.values()].filter(({ count }) => count >= 2);
  return found.reduce<AttackOptimum | null>((top, one) => (top && !isBetter(one, top) ? top : one), null);
}

/** Of what may be attacked by any number only the best, and all else. */
function worthTrying(options: SearchAttack['options'], limited: readonly number[]): SearchAttack['options'] {
  const free = options.filter(({ on }) => !limited.includes(on)).sort((a, b) => b.value - a.value);
  return [...free.slice(0, 1), ...options.filter(({ on }) => limited.includes(on))];
}

const keyOf = (counts: readonly number[]): string => counts.join(' ');

function withOne(key: string, limit: number, counted: number): readonly number[] {
  const [all = 0, ...limits] = key.split(' ').map(Number);
  return [Math.min(all + 1, counted), ...limits.map((count, place) => (place === limit ? count + 1 : count))];
}
