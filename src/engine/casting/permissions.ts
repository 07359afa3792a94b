import type { MayPlayFrom, ObjectPhrase } from '../../oracle/tree/index.ts';
import type { Context } from '../context.ts';
import { preparedPermanentOf } from '../designations/prepared.ts';
import { type Candidate, isAmong } from '../filters/index.ts';
import { modifierHolds } from '../filters/modifiers/index.ts';
import { type Game, object } from '../game.ts';
import { type ActiveStatement, controllerOf, statements } from '../layers/index.ts';
import { changedObject } from '../state/change.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';
import { asSpell } from './begin.ts';
import { usedThisTurn } from './offersOfOthers.ts';
import { castRecord } from './record.ts';
import { PLAIN_SHAPE, type Shape } from './request.ts';

/** The copy of a prepare spell may be cast by whoever controls the prepared permanent (CR 722.3c). */
export function isPreparedFor(g: Game, player: PlayerId, value: GameObject): boolean {
  const permanent = value.prepare ? preparedPermanentOf(g, value) : null;
  return permanent !== null && controllerOf(g, permanent) === player;
}

/** An effect lets the player cast it from the zone where it is. */
export function mayPlayFromHere(g: Game, player: PlayerId, id: ObjectId, face: number, shape: Shape = PLAIN_SHAPE): boolean {
  const value = object(g, id);
  if (value.zone === 'command' && value.commander && value.owner === player) return true;
  if (isPreparedFor(g, player, value)) return true;
  return permissionFor(g, player, { ...asSpell(g, { player, object: id, face, shape }), object: value }) !== null;
}

/** The effect that lets a player cast or play this from where it is; null where there is none (CR 601.3, 305.1). */
export function permissionFor(g: Game, player: PlayerId, candidate: Candidate): ActiveStatement<'mayPlayFrom'> | null {
  const isLand = candidate.characteristics.types.includes('land');
  return (
    statements(g, 'mayPlayFrom').find(
      ({ node, context }) =>
        context.controller === player &&
        node.how !== 'plot' &&
        (node.how === 'play' || !isLand) &&
        (node.instead === undefined || isLand) &&
        (node.exceptAs === undefined || !candidate.characteristics.subtypes.includes(node.exceptAs)) &&
        (node.afterTurn === undefined || g.state.turn.number > node.afterTurn) &&
        !usedUp(g, node, context) &&
        isThere(g, player, node.from, candidate.object) &&
        liesAmong(g, node, candidate, context) &&
        spokenOf(node, isLand).some((objects) =>
          isAmong(
            g,
            objects,
            node.from === undefined || objects.kind === 'this' ? candidate : asItWouldBe(g, player, candidate, isLand),
            context,
          ),
        ),
    ) ?? null
  );
}

/** The effect that lets a player plot a card from where it is (CR 702.170f). */
export const plottingFrom = (g: Game, player: PlayerId, id: ObjectId): ActiveStatement<'mayPlayFrom'> | null =>
  statements(g, 'mayPlayFrom').find(
    ({ node, context }) =>
      node.how === 'plot' &&
      context.controller === player &&
      isThere(g, player, node.from, object(g, id)) &&
      isAmong(g, node.objects, id, context),
  ) ?? null;

/** "Once during each of your turns": a spell cast, or a land played, by that permission this turn; at another time there is none. */
function usedUp(g: Game, { once }: MayPlayFrom, { source, controller }: Context): boolean {
  if (!once) return false;
  return (once === 'eachOfYourTurns' && g.state.turn.active !== controller) || usedThisTurn(g, source);
}

const spokenOf = ({ objects, alsoCast }: MayPlayFrom, isLand: boolean): readonly ObjectPhrase[] =>
  alsoCast && !isLand ? [objects, alsoCast] : [objects];

/** "Lands" and "creature spells" that one may play or cast describe what they will be, not the cards where they lie. */
function asItWouldBe(g: Game, player: PlayerId, { object: card, characteristics: c }: Candidate, isLand: boolean): Candidate {
  const object: GameObject = isLand
    ? changedObject(card, { zone: 'battlefield' })
    : changedObject(card, { zone: 'stack', controller: player, stack: castRecord(g, player, card.zone) });
  return { object, characteristics: c };
}

/** Whether the card lies where the words say. */
function isThere(g: Game, player: PlayerId, from: MayPlayFrom['from'], { id, zone, owner }: GameObject): boolean {
  if (from === undefined || from === 'among') return true;
  if (from === 'graveyard') return zone === 'graveyard' && owner === player;
  if (from === 'exile') return zone === 'exile' && owner === player;
  return g.state.players[player]?.library[0] === id;
}

/** "Play lands and cast spells from among those cards": the lands as well. */
function liesAmong(g: Game, { from, alsoCast }: MayPlayFrom, candidate: Candidate, ctx: Context): boolean {
  if (from !== 'among' || !alsoCast || !('filter' in alsoCast) || alsoCast.filter?.kind !== 'filter') return true;
  return alsoCast.filter.modifiers.every((one) => one.kind !== 'fromAmong' || modifierHolds(g, one, candidate, ctx));
}
