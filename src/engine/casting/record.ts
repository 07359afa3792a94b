import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Game } from '../game.ts';
import type { PlayerId } from '../state/ids.ts';
import type { CastRecord } from '../state/object.ts';
import type { StackEntry } from '../state/stackEntry.ts';

/** By which way of casting and with which optional costs, by name (CR 601.2b). */
export type HowCast = Pick<CastRecord, 'using' | 'costsPaid'> & {
  readonly instancesPaid?: CastRecord['instancesPaid'] | undefined;
  readonly usingInstance?: CastRecord['usingInstance'] | undefined;
  readonly allowedBy?: CastRecord['allowedBy'] | undefined;
  readonly anyMana?: CastRecord['anyMana'] | undefined;
};
const PLAINLY: HowCast = { using: null, costsPaid: [] };

/** The entry of a spell that is just being cast: nothing announced yet. */
export function castRecord(g: Game, by: PlayerId, from: Zone, how: HowCast = PLAINLY): StackEntry {
  const { using, usingInstance, costsPaid, instancesPaid, allowedBy, anyMana } = how;
  const turn = g.state.turn.number;
  const ownMain = g.state.turn.active === by && g.state.turn.step.endsWith('main');
  const cast: CastRecord = {
    by,
    from,
    turn,
    ...(ownMain ? { inOwnMain: true as const } : {}),
    // The spell itself is there already.
    ...(ownMain && g.state.stack.length <= 1 ? { asSorcery: true as const } : {}),
    using,
    ...(usingInstance === undefined ? {} : { usingInstance }),
    costsPaid,
    ...(instancesPaid === undefined ? {} : { instancesPaid }),
    ...(allowedBy === undefined ? {} : { allowedBy }),
    ...(anyMana === undefined ? {} : { anyMana }),
    x: 0,
    manaSpent: [],
  };
  return { kind: 'spell', modes: [], targets: [], division: [], x: 0, cast, ability: null, paid: {} };
}
