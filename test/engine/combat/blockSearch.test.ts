import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type BlockProblem, type Blocks, bestBlocks, isLegal, obeyedBy } from '../../../src/engine/combat/blockSearch.ts';

const NOBODY: readonly number[] = [0, 0, 0];
const blocker = (able: number[], requirements = 0, notAlone = false, most = 1, those = NOBODY) => ({
  able,
  most,
  requirements,
  those,
  notAlone,
});
const attacker = (requirements = 0, byAll = 0, least = 1, most = Number.POSITIVE_INFINITY) => ({
  least,
  most,
  requirements,
  byAll,
  bySome: [] as { of: number[]; count: number }[],
});
const problem = (blockers: BlockProblem['blockers'], attackers: BlockProblem['attackers']): BlockProblem => ({
  blockers,
  attackers,
});

test.each<[string, BlockProblem, number, Blocks[]]>([
  ['nothing is asked', problem([blocker([0])], [attacker()]), 0, [[[]]]],
  ['one must block: either attacker', problem([blocker([0, 1], 1)], [attacker(), attacker()]), 1, [[[0]], [[1]]]],
  ['all able must block it', problem([blocker([0]), blocker([0])], [attacker(0, 1)]), 2, [[[0], [0]]]],
  [
    'it must be blocked: by one is enough',
    problem([blocker([0]), blocker([0])], [attacker(1)]),
    1,
    [
      [[], [0]],
      [[0], []],
    ],
  ],
  ['one that must block can not alone, the other is no help', problem([blocker([0], 1, true)], [attacker()]), 0, [[[]]]],
  ['… but with another it can', problem([blocker([0], 1, true), blocker([0])], [attacker()]), 1, [[[0], [0]]]],
  ['an attacker that only two can block', problem([blocker([0], 1), blocker([0])], [attacker(0, 0, 2)]), 1, [[[0], [0]]]],
  ['the greater number of requirements wins', problem([blocker([0, 1])], [attacker(0, 2), attacker(1)]), 2, [[[0]]]],
  ['this very attacker must be blocked', problem([blocker([0, 1], 0, false, 1, [0, 1])], [attacker(), attacker()]), 1, [[[1]]]],
  [
    'by one of its kind: the other is no help',
    problem([blocker([0]), blocker([0])], [{ ...attacker(), bySome: [{ of: [1], count: 1 }] }]),
    1,
    [[[], [0]]],
  ],
  [
    'by two of its kind',
    problem([blocker([0]), blocker([0])], [{ ...attacker(), bySome: [{ of: [0, 1], count: 2 }] }]),
    1,
    [[[0], [0]]],
  ],
])('%s', (_name, asked, most, smallest) => {
  const found = bestBlocks(asked);
  expect([found.most, [...found.smallest].map((blocks) => JSON.stringify(blocks)).sort()]).toEqual([
    most,
    smallest.map((blocks) => JSON.stringify(blocks)).sort(),
  ]);
});

/** Every declaration, legal or not. */
function* declarations(blockers: BlockProblem['blockers']): Generator<Blocks> {
  const [first, ...rest] = blockers;
  if (!first) yield [];
  else {
    const sets = Array.from({ length: 2 ** first.able.length }, (_, bits) =>
      first.able.filter((__, index) => (bits >> index) & 1),
    );
    for (const own of sets.filter(({ length }) => length <= first.most))
      for (const others of declarations(rest)) yield [own, ...others];
  }
}

const anAttacker = fc.record({
  least: fc.integer({ min: 1, max: 2 }),
  most: fc.constantFrom(1, Number.POSITIVE_INFINITY),
  requirements: fc.integer({ min: 0, max: 1 }),
  byAll: fc.integer({ min: 0, max: 1 }),
  bySome: fc.array(fc.record({ of: fc.subarray([0, 1, 2, 3]), count: fc.integer({ min: 1, max: 2 }) }), { maxLength: 1 }),
});
const aBlocker = fc.record({
  able: fc.subarray([0, 1, 2]),
  most: fc.integer({ min: 1, max: 2 }),
  requirements: fc.integer({ min: 0, max: 2 }),
  those: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 2 })),
  notAlone: fc.boolean(),
});

test('no legal declaration obeys more, and none that obeys as many is smaller', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.array(aBlocker, { maxLength: 4 }), fc.tuple(anAttacker, anAttacker, anAttacker)),
      ([blockers, attackers]) => {
        const asked = { blockers, attackers };
        const legal = [...declarations(blockers)].filter((blocks) => isLegal(asked, blocks));
        const most = Math.max(...legal.map((blocks) => obeyedBy(asked, blocks)));
        const size = (blocks: Blocks): number => blocks.filter(({ length }) => length > 0).length;
        const best = legal.filter((blocks) => obeyedBy(asked, blocks) === most);
        const fewest = Math.min(...best.map(size));
        const found = bestBlocks(asked);
        expect([found.most, size(found.smallest[0]!)]).toEqual([most, fewest]);
        expect(found.smallest).toHaveLength(best.filter((blocks) => size(blocks) === fewest).length);
      },
    ),
  );
});
