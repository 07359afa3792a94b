/*
 * Which declarations of blockers obey the most requirements (CR 509.1c): a pure search over who blocks whom. It is exact.
 */

/** A creature that could block. */
export interface SearchBlocker {
  /** Attackers, by number, that it may block for nothing. */
  readonly able: readonly number[];
  /** How many of them at once. */
  readonly most: number;
  /** Requirements that it blocks. */
  readonly requirements: number;
  /** Requirements that it blocks this very attacker, by the attacker's number. */
  readonly those: readonly number[];
  readonly notAlone: boolean;
}

/** An attacking creature. */
export interface SearchAttacker {
  /** If it is blocked at all, by at least and at most so many. */
  readonly least: number;
  readonly most: number;
  /** Requirements that it is blocked. */
  readonly requirements: number;
  /** Requirements of each able creature to block it. */
  readonly byAll: number;
  /** Requirements that it is blocked by such creatures, by their numbers, and by how many of them. */
  readonly bySome: readonly { readonly of: readonly number[]; readonly count: number }[];
}

export interface BlockProblem {
  readonly blockers: readonly SearchBlocker[];
  readonly attackers: readonly SearchAttacker[];
}

/** For each blocker the attackers that it blocks. */
export type Blocks = readonly (readonly number[])[];

export interface BlockOptima {
  readonly most: number;
  /** Of the declarations that obey the most, those with the fewest creatures. */
  readonly smallest: readonly Blocks[];
}

/** Thrown where the search would take too long to be exact. */
export class BlockSearchTooLong extends Error {}
const MOST_NODES = 500_000;

/** Requirements that a declaration obeys. */
export function obeyedBy({ blockers, attackers }: BlockProblem, blocks: Blocks): number {
  const counts = countsOf(attackers.length, blocks);
  const own = blockers.reduce((sum, { requirements }, index) => sum + (blocks[index]!.length > 0 ? requirements : 0), 0);
  const blocked = attackers.reduce(
    (sum, { requirements, bySome }, index) =>
      sum + (counts[index]! > 0 ? requirements + bySome.filter((one) => isBlockedBySome(index, one, blocks)).length : 0),
    0,
  );
  const pairs = blocks.flatMap((blocked, index) => blocked.map((attacker) => gainOf(attackers, blockers[index]!, attacker)));
  return own + blocked + pairs.reduce((sum, gain) => sum + gain, 0);
}

/** What blocking this attacker adds to what blocking at all does. */
const gainOf = (attackers: readonly SearchAttacker[], { those }: SearchBlocker, attacker: number): number =>
  attackers[attacker]!.byAll + those[attacker]!;

const isBlockedBySome = (attacker: number, { of, count }: SearchAttacker['bySome'][number], blocks: Blocks): boolean =>
  of.filter((blocker) => blocks[blocker]?.includes(attacker)).length >= count;

/** Whether a declaration disobeys no restriction about numbers. */
export function isLegal({ blockers, attackers }: BlockProblem, blocks: Blocks): boolean {
  const counts = countsOf(attackers.length, blocks);
  const blocking = blocks.flatMap((blocked, index) => (blocked.length > 0 ? [index] : []));
  const alone = blocking.length === 1 && blockers[blocking[0]!]!.notAlone;
  return (
    !alone &&
    attackers.every(({ least, most }, index) => counts[index] === 0 || (counts[index]! >= least && counts[index]! <= most))
  );
}

function countsOf(length: number, blocks: Blocks): number[] {
  const counts: number[] = new Array(length).fill(0);
  for (const attacker of blocks.flat()) counts[attacker]! += 1;
  return counts;
}

export function bestBlocks(problem: BlockProblem): BlockOptima {
  const { blockers, attackers } = problem;
  if (!asksAnything(problem)) return { most: 0, smallest: [blockers.map(() => [])] };
  // What every blocker from this one on could add at best, requirements of attackers to be blocked apart.
  const potential = blockers.map((blocker) => bestOf(problem, blocker));
  const after = potential.map((_, index) => potential.slice(index).reduce((sum, value) => sum + value, 0));
  const wanted = attackers.reduce((sum, { requirements, bySome }) => sum + requirements + bySome.length, 0);
  let most = 0;
  let fewest = Number.POSITIVE_INFINITY;
  let smallest: Blocks[] = [];
  let nodes = 0;
  const visit = (index: number, blocks: readonly (readonly number[])[], gained: number, used: number): void => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new BlockSearchTooLong();
    if (gained + (after[index] ?? 0) + wanted < most) return;
    const blocker = blockers[index];
    if (!blocker) {
      consider(blocks, used);
      return;
    }
    for (const choice of choicesOf(blocker)) {
      const gain =
        choice.length === 0
          ? 0
          : blocker.requirements + choice.reduce((sum, attacker) => sum + gainOf(attackers, blocker, attacker), 0);
      visit(index + 1, [...blocks, choice], gained + gain, used + (choice.length > 0 ? 1 : 0));
    }
  };
  const consider = (blocks: Blocks, used: number): void => {
    if (!isLegal(problem, blocks)) return;
    const obeyed = obeyedBy(problem, blocks);
    if (obeyed < most || (obeyed === most && used > fewest)) return;
    if (obeyed > most || used < fewest) smallest = [];
    most = obeyed;
    fewest = used;
    smallest.push(blocks);
  };
  visit(0, [], 0, 0);
  return { most, smallest };
}

const asksAnything = ({ blockers, attackers }: BlockProblem): boolean =>
  blockers.some(({ requirements, those }) => requirements > 0 || those.some((count) => count > 0)) ||
  attackers.some(({ requirements, byAll, bySome }) => requirements + byAll + bySome.length > 0);

function bestOf({ attackers }: BlockProblem, blocker: SearchBlocker): number {
  if (blocker.able.length === 0) return 0;
  const gains = blocker.able.map((attacker) => gainOf(attackers, blocker, attacker)).sort((a, b) => b - a);
  return blocker.requirements + gains.slice(0, blocker.most).reduce((sum, gain) => sum + gain, 0);
}

/** Every set of attackers that it may block, small ones first. */
function choicesOf({ able, most }: SearchBlocker): readonly (readonly number[])[] {
  const sets: (readonly number[])[] = [[]];
  for (let size = 1; size <= Math.min(most, able.length); size += 1) sets.push(...subsets(able, size));
  return sets;
}

function subsets(of: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return of.flatMap((first, index) => subsets(of.slice(index + 1), size - 1).map((rest) => [first, ...rest]));
}
