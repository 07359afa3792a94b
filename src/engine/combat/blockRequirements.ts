import type { Game } from '../game.ts';
import { object } from '../game.ts';
import { characteristics, statements } from '../layers/index.ts';
import { Exhausted } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { type BlockOptima, type BlockProblem, BlockSearchTooLong, type Blocks, bestBlocks, obeyedBy } from './blockSearch.ts';
import { defenderOf } from './defenders.ts';
import {
  blockerCount,
  cantBlock,
  cantBlockAlone,
  cantBlockThat,
  countAsked,
  isAsked,
  mostBlocked,
  mustBeBlocked,
  mustBeBlockedBy,
  mustBeBlockedByAll,
  mustBlock,
  mustBlockThat,
  pricedBlock,
} from './mayBlock.ts';
import { combatOf } from './phase.ts';

/** One defending player's blocks as the search sees them. */
export interface BlockQuestion {
  readonly player: PlayerId;
  readonly blockers: readonly ObjectId[];
  readonly attackers: readonly ObjectId[];
  readonly problem: BlockProblem;
}

/** The creatures of a defending player that can block for nothing, and the attackers that they can block (CR 509.1a to c). */
export function blockQuestion(g: Game, player: PlayerId): BlockQuestion {
  const attackers = combatOf(g)
    .attackers.filter(({ on }) => defenderOf(g, on) === player)
    .map(({ object: id }) => id);
  // Without any requirement every legal declaration obeys as many as it could.
  const asked = statements(g, 'must').length > 0;
  const blockers = asked ? g.state.battlefield.filter((id) => canBlockFree(g, id, player)) : [];
  const problem: BlockProblem = {
    blockers: blockers.map((id) => ({
      able: attackers.flatMap((attacker, index) => (cantBlockThat(g, id, attacker) ? [] : [index])),
      most: mostBlocked(g, id),
      requirements: mustBlock(g, id).length,
      those: attackers.map((attacker) => mustBlockThat(g, id, attacker).length),
      notAlone: cantBlockAlone(g, id).length > 0,
    })),
    attackers: attackers.map((id) => {
      const { least, most } = blockerCount(g, id);
      const bySome = mustBeBlockedBy(g, id).map((statement) => ({
        of: blockers.flatMap((blocker, index) => (isAsked(g, statement, blocker) ? [index] : [])),
        count: countAsked(g, statement),
      }));
      const [requirements, byAll] = [mustBeBlocked(g, id).length, mustBeBlockedByAll(g, id).length];
      return { least, most, requirements, byAll, bySome };
    }),
  };
  return { player, blockers, attackers, problem };
}

function canBlockFree(g: Game, id: ObjectId, player: PlayerId): boolean {
  const { phasedOut, tapped } = object(g, id);
  if (phasedOut || tapped) return false;
  const { types, controller } = characteristics(g, id);
  return controller === player && types.includes('creature') && !cantBlock(g, id, player) && pricedBlock(g, id).length === 0;
}

export function optima({ problem }: BlockQuestion): BlockOptima {
  try {
    return bestBlocks(problem);
  } catch (error) {
    if (error instanceof BlockSearchTooLong) throw new Exhausted('requirements to block (509.1c) with this many creatures');
    throw error;
  }
}

/** How many requirements a declaration obeys, creatures that pay to block included. */
export function obeyed(
  g: Game,
  { blockers, attackers, problem }: BlockQuestion,
  declared: ReadonlyMap<ObjectId, readonly ObjectId[]>,
): number {
  const blocks: Blocks = blockers.map((id) => (declared.get(id) ?? []).map((attacker) => attackers.indexOf(attacker)));
  const paying = [...declared].filter(([id]) => !blockers.includes(id));
  const extra = paying.reduce(
    (sum, [id, blocked]) => sum + mustBlock(g, id).length + blocked.flatMap((attacker) => mustBlockThat(g, id, attacker)).length,
    0,
  );
  return obeyedBy(problem, blocks) + extra;
}
