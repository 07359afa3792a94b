import { expect, test } from '@jest/globals';
import { type AttackOptimum, type AttackProblem, bestAttack, isBetter } from '../../../src/engine/combat/attackSearch.ts';

/** Tries every declaration. */
function byTryingAll({ creatures, most, mostOn }: AttackProblem): AttackOptimum | null {
  let best: AttackOptimum | null = null;
  const visit = (index: number, chosen: readonly (readonly [number, number, number])[]): void => {
    const creature = creatures[index];
    if (creature) {
      visit(index + 1, chosen);
      for (const { on, value } of creature.options) visit(index + 1, [...chosen, [index, on, value]]);
      return;
    }
    const onlyOne = chosen.length === 1 && creatures[chosen[0]![0]]!.notAlone;
    const tooMany = chosen.length > most || mostOn.some((limit, on) => chosen.filter((one) => one[1] === on).length > limit);
    const apart = chosen.length > 1 && chosen.some(([at]) => creatures[at]!.onlyAlone);
    if (onlyOne || tooMany || apart) return;
    const one = { value: chosen.reduce((sum, [, , value]) => sum + value, 0), count: chosen.length };
    if (!best || isBetter(one, best)) best = one;
  };
  visit(0, []);
  return best;
}

/** Numbers that look random and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield Math.floor(state / 65536);
  }
}

test('as good as trying all declarations', () => {
  const next = numbers(7);
  const below = (limit: number): number => next.next().value % limit;
  for (let round = 0; round < 400; round += 1) {
    const targets = 1 + below(3);
    const limits = [1, 2, Number.POSITIVE_INFINITY];
    const problem: AttackProblem = {
      creatures: Array.from({ length: 1 + below(5) }, () => ({
        options: Array.from({ length: targets }, (_, on) => ({ on, value: below(4) })).filter(() => below(4) > 0),
        notAlone: below(4) === 0,
        onlyAlone: below(6) === 0,
      })),
      most: [0, 1, 2, Number.POSITIVE_INFINITY][below(4)]!,
      mostOn: Array.from({ length: targets }, () => limits[below(3)]!),
    };
    expect([problem, bestAttack(problem)]).toEqual([problem, byTryingAll(problem)]);
  }
});
