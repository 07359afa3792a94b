import { cast as castSpell } from '../../../engine/casting/cast.ts';
import { optionalCosts } from '../../../engine/casting/optionalCosts.ts';
import { spliceCosts } from '../../../engine/casting/splice.ts';
import { alternatives } from '../../../engine/casting/ways.ts';
import type { Run } from '../../../engine/decisions/types.ts';
import { keepPriority } from '../../../engine/priority/index.ts';
import { InputError, placed } from '../../../engine/refuse.ts';
import { type ObjectId, objectRef, type PlayerId } from '../../../engine/state/ids.ts';
import type { CastAction } from '../../document/types.ts';
import { announcementOf } from '../announcement.ts';
import { theOne } from '../references.ts';
import type { Runner } from '../runner.ts';
import { actorOf, readyToAct } from '../timing.ts';
import { cardToUse } from './cardToUse.ts';

/** Casts a spell (CR 601). */
export function* castAction(r: Runner, action: CastAction): Run<void> {
  const { g } = r;
  const named = action.player === undefined ? null : r.seat(action.player);
  const { player, object, face } = placed(['cast'], () => cardToUse(g, action.card, named, action.from, action.face));
  const who = player ?? actorOf(g, null);
  yield* readyToAct(g, who);
  yield* castSpell(g, request(r, action, who, object, face));
  yield* keepPriority(g, who);
}

/** The card that is spliced, which another card of the hand may be called like. */
function inHand({ g }: Runner, player: PlayerId, spell: ObjectId, name: string): ObjectId {
  const hand = g.state.players[player]!.hand.filter((id) => id !== spell).map(objectRef);
  const ref = theOne(g, name, hand);
  if (ref.kind !== 'object') throw new InputError(`"${name}" is a player, not a card.`);
  return ref.object;
}

function request(r: Runner, action: CastAction, player: PlayerId, object: ObjectId, face: number) {
  const { g } = r;
  const announced = announcementOf(g, player, action, [object]);
  const way = placed(action.using === undefined ? [] : ['using'], () =>
    alternatives(g, player, object, face, action.using ?? null, announced),
  );
  const named = action.costs.filter((cost) => cost.card === undefined).map((cost) => cost.cost);
  const spliced = action.costs.flatMap(({ card }) => (card === undefined ? [] : [inHand(r, player, object, card)]));
  return {
    ...announced,
    player,
    object,
    face,
    using: way.using,
    timing: 'priority' as const,
    permitted: way.permitted,
    optionalCosts: [
      ...placed(['costs'], () => optionalCosts(g, player, object, face, named)),
      ...spliceCosts(g, player, object, face, spliced),
    ],
  };
}
