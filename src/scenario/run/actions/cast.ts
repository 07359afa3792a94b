import { cast as castSpell } from '../../../engine/casting/cast.ts';
import { alternatives, optionalCosts } from '../../../engine/casting/ways.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import { keepPriority } from '../../../engine/priority/index.ts';
import type { ObjectId, PlayerId } from '../../../engine/state/ids.ts';
import type { CastAction } from '../../document/types.ts';
import { announcementOf } from '../announcement.ts';
import type { Runner } from '../runner.ts';
import { actorOf, readyToAct } from '../timing.ts';
import { cardToUse } from './cardToUse.ts';

/** Casts a spell (CR 601). */
export function* castAction(r: Runner, action: CastAction): Run<void> {
  const { g } = r;
  const { player, object, face } = cardToUse(
    g,
    action.card,
    action.player === undefined ? null : r.seat(action.player),
    action.from,
    action.face,
  );
  const who = player ?? actorOf(g, null);
  yield* readyToAct(g, who);
  yield* castSpell(g, request(r, action, who, object, face));
  yield* keepPriority(g, who);
}

function request(r: Runner, action: CastAction, player: PlayerId, object: ObjectId, face: number) {
  const { g } = r;
  const way = alternatives(g, player, object, face, action.using ?? null);
  const named = action.costs.map((cost) => cost.cost);
  return {
    ...announcementOf(g, player, action, [object]),
    player,
    object,
    face,
    using: way.using,
    timing: 'priority' as const,
    permitted: way.permitted,
    optionalCosts: optionalCosts(g, player, object, face, named),
  };
}
