import type { ObjectPhrase, PlayerPhrase } from '../../../oracle/tree/index.ts';
import type { Context } from '../../context.ts';
import type { Game } from '../../game.ts';
import { unreachable } from '../../refuse.ts';
import { type ObjectId, objectRef, type Ref, sameRef } from '../../state/ids.ts';
import { citeToo } from '../../trace/record.ts';
import { objectAsKnown } from '../candidate.ts';
import { attackerOf, bandMates, blockedBy, blockersOf } from '../combat.ts';
import { isAmong, objectsOf } from '../objects.ts';
import { pairOf } from '../paired.ts';
import { isPlayerPhrase } from '../phraseKinds.ts';
import { isAmongPlayers } from '../players.ts';
import type { ModifierTest } from './index.ts';

/** Whether an object or player is what a phrase of either kind speaks of. */
export function refIsAmong(g: Game, phrase: ObjectPhrase | PlayerPhrase, ref: Ref, ctx: Context): boolean {
  if (isPlayerPhrase(phrase)) return ref.kind === 'player' && isAmongPlayers(g, phrase, ref.player, ctx);
  return ref.kind === 'object' && isAmong(g, phrase, ref.object, ctx);
}

export const thatTargetsHolds: ModifierTest<'thatTargets'> = (g, { target, or, only, single }, { object }, ctx) => {
  const refs = (object.stack?.targets ?? []).flatMap((chosen) => chosen.refs);
  const isMeant = (ref: Ref): boolean => refIsAmong(g, target, ref, ctx) || (or !== undefined && refIsAmong(g, or, ref, ctx));
  if (single && !refs.every((ref) => sameRef(ref, refs[0]!))) return false;
  return only ? refs.length > 0 && refs.every(isMeant) : refs.some(isMeant);
};

export const attachedToHolds: ModifierTest<'attachedTo'> = (g, { to }, { object }, ctx) =>
  object.attachedTo !== null && refIsAmong(g, to, object.attachedTo, ctx);

/** "With another Aura attached to it": a permanent that is so described, and not phased out (CR 702.26b). */
export const withAttachedHolds: ModifierTest<'withAttached'> = (g, { attached }, { object }, ctx) => {
  const all = g.state.objects[object.id] ? g.state.battlefield : (g.state.lastKnown[object.id]?.attachments ?? []);
  return all.some((id) => {
    const value = g.state.objects[id];
    if (!value || value.phasedOut || value.attachedTo?.kind !== 'object' || value.attachedTo.object !== object.id) return false;
    return isAmong(g, attached, id, ctx);
  });
};

/** The source, while it is paired, and the creature that it is paired with (CR 702.95b). */
export const inPairHolds: ModifierTest<'inPair'> = (g, _modifier, { object }, ctx) => {
  const other = pairOf(g, ctx.source);
  return other !== null && (object.id === other || object.id === ctx.source);
};

/** Cards that the source's linked abilities exiled (CR 607.2a). */
export const exiledWithHolds: ModifierTest<'exiledWith'> = (g, { source }, { object }, ctx) => {
  const isOne = source.kind === 'this' || source.kind === 'that';
  const linkers = isOne
    ? objectsOf(g, source, ctx).flatMap((ref) => (ref.kind === 'object' ? [ref.object] : []))
    : g.state.battlefield.filter((id) => isAmong(g, source, id, ctx));
  return linkers.some((id) => {
    const known = objectAsKnown(g, id);
    const linked = Object.values(known?.linked ?? {}).some((all) => all.includes(object.id));
    return linked || wasExiledToPay(g, (known?.stack?.paid ?? known?.cast?.paid)?.exile ?? [], object.id);
  });
};

/** What an ability of the source put onto the battlefield (CR 607.1). */
export const putWithHolds: ModifierTest<'putWith'> = (g, { source }, { object }, ctx) =>
  objectsOf(g, source, ctx).some(
    (ref) =>
      ref.kind === 'object' && (objectAsKnown(g, ref.object)?.affected ?? []).some((one) => sameRef(one, objectRef(object.id))),
  );

/** A card that was exiled while paying to cast the spell that the permanent was (CR 607.2q, 400.7d). */
function wasExiledToPay(g: Game, paid: readonly ObjectId[], id: ObjectId): boolean {
  if (paid.length === 0) return false;
  const came = g.state.history.findLast(({ event }) => event.kind === 'zoneChange' && event.became === id)?.event;
  return came?.kind === 'zoneChange' && paid.includes(came.object);
}

export const otherThanHolds: ModifierTest<'otherThan'> = (g, { object: phrase }, candidate, ctx) =>
  !isAmong(g, phrase, candidate, ctx);

/** Of the objects that are meant those that have left: what they fought is known of them (CR 608.2h). */
function departed(g: Game, phrase: ObjectPhrase | PlayerPhrase, ctx: Context): readonly ObjectId[] {
  if (phrase.kind !== 'this' && phrase.kind !== 'that') return [];
  const refs = objectsOf(g, phrase, ctx);
  const left = refs.flatMap((ref) => (ref.kind === 'object' && !g.state.objects[ref.object] ? [ref.object] : []));
  if (left.length > 0 && ctx.onStack !== null) citeToo(g, ['608.2h']);
  return left;
}

export const inCombatWithHolds: ModifierTest<'inCombatWith'> = (g, { relation, other }, { object }, ctx) => {
  const isOther = (ref: Ref) => refIsAmong(g, other, ref, ctx);
  const left = () => departed(g, other, ctx);
  const blocks = () =>
    blockedBy(g, object.id).some((id) => isOther(objectRef(id))) || left().some((id) => blockersOf(g, id).includes(object.id));
  const isBlocked = () =>
    blockersOf(g, object.id).some((id) => isOther(objectRef(id))) || left().some((id) => blockedBy(g, id).includes(object.id));
  switch (relation) {
    case 'blocking':
      return blocks();
    case 'blockedBy':
      return isBlocked();
    case 'blockingOrBlockedBy':
      return blocks() || isBlocked();
    case 'bandedWith':
      return bandMates(g, object.id).some((id) => isOther(objectRef(id)));
    case 'attacking': {
      const attacker = attackerOf(g, object.id);
      return attacker !== undefined && !attacker.attacksNothing && isOther(attacker.on);
    }
    default:
      return unreachable(relation);
  }
};
