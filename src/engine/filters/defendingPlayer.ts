import type { Context } from '../context.ts';
import { type Game, opponents } from '../game.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import { phaseOf } from '../turn/order.ts';
import { candidateOf, objectAsKnown } from './candidate.ts';
import { attackerOf } from './combat.ts';

/**
 * "Defending player": whom the attacking creature attacks, or attacked this turn, that the words speak of or that has them (CR 508.5, 508.5a).
 * If there is no such creature: of two players the one who isn't active, during the combat phase (CR 506.2), and else nobody.
 */
export function defendingPlayer(g: Game, ctx: Context): readonly PlayerId[] {
  if (ctx.defending !== undefined) return [ctx.defending];
  for (const creatures of spokenOf(g, ctx)) {
    const attacked = creatures.flatMap((id) => attackerOf(g, id)?.on ?? lastAttack(g, id) ?? []);
    if (attacked.length > 0) return [...new Set(attacked.flatMap((on) => playerAttacked(g, on)))];
  }
  const { active, step } = g.state.turn;
  const others = phaseOf(step) === 'combat' ? opponents(g, active) : [];
  return others.length === 1 ? others : [];
}

/** What may be the attacking creature, what is meant most closely first. */
function spokenOf(g: Game, ctx: Context): readonly (readonly ObjectId[])[] {
  const bearer = objectAsKnown(g, ctx.source)?.attachedTo ?? null;
  return [
    objectsIn([ctx.each]),
    objectsIn(Object.values(ctx.memory?.refs ?? {}).flat()),
    [ctx.source],
    objectsIn([bearer]),
    objectsIn(ctx.targets.flatMap(({ refs }) => refs)),
    ctx.candidate === null ? [] : [ctx.candidate],
  ];
}

/** Whom or what the creature attacks, or attacked this turn (CR 508.1b). */
export function attackedBy(g: Game, id: ObjectId): readonly Ref[] {
  const on = attackerOf(g, id)?.on ?? lastAttack(g, id);
  return on ? [on] : [];
}

const objectsIn = (refs: readonly (Ref | null)[]): readonly ObjectId[] =>
  refs.flatMap((ref) => (ref?.kind === 'object' ? [ref.object] : []));

/** The player attacked, a planeswalker's controller, or a battle's protector (CR 310.8d); nobody if it has none any more. */
function playerAttacked(g: Game, on: Ref): readonly PlayerId[] {
  if (on.kind === 'player') return [on.player];
  const { object, characteristics } = candidateOf(g, on.object);
  if (!characteristics.types.includes('battle')) return [characteristics.controller];
  return object.chosen.player === undefined ? [] : [object.chosen.player];
}

function lastAttack(g: Game, id: ObjectId): Ref | null {
  const { history, turn } = g.state;
  for (let i = history.length - 1; i >= 0 && history[i]!.turn === turn.number; i -= 1) {
    const { event } = history[i]!;
    if (event.kind === 'attacks' && event.attacker === id) return event.on;
  }
  return null;
}
