import { keywordOf } from '../abilities.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Game } from '../game.ts';
import type { RuleFlag } from '../hooks.ts';
import { invariant } from '../refuse.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { characteristicsOf, freshOf } from './board.ts';

export { characteristicsAs, characteristicsStamp, isPlain, supposing } from './board.ts';
export { copiableDefinition, tokenCopy } from './copies.ts';
export type { Affected, CharacteristicPart, ContinuousEffect, EffectDuration, EndMoment, LayerPart } from './effect.ts';
export { addEffect, dropEnded, durationOf, endEffects, heir, type NewEffect } from './effects/index.ts';
export { exceptedDefinition } from './exceptions.ts';
export { layerRules } from './layer.ts';
export { abilitiesTaken } from './lost.ts';
export { CHARACTERISTIC_ACTS, type CharacteristicAct, isCharacteristicAct, partsOfAct } from './parts/acts.ts';
export { permanentsThat, permanentsWhich } from './permanents.ts';
export {
  type ActiveStatement,
  affects,
  type StatementKind,
  standingStatements,
  statements,
  statementsOf,
} from './statements/index.ts';
export { prohibitions } from './statements/prohibitions.ts';
export { type UnreadThatMatters, unreadThatMatter } from './unread.ts';

/** The characteristics of an object after all effects (CR 613). While layers are being applied: as they are so far. */
export function characteristics(g: Game, id: ObjectId): Characteristics {
  return characteristicsOf(g, id);
}

/** What an object had when it last existed where it was (CR 608.2h); of one that still exists, what it has. */
export function lastKnownCharacteristics(g: Game, id: ObjectId): Characteristics {
  if (g.state.objects[id]) return characteristicsOf(g, id);
  const left = g.state.lastKnown[id];
  invariant(left, `nothing is known of object ${id}`);
  return left.characteristics;
}

/** Computed from nothing, past every cache: tests compare. */
export function freshCharacteristics(g: Game, id: ObjectId): Characteristics {
  return freshOf(g, id);
}

export function hasFlag(g: Game, id: ObjectId, flag: RuleFlag): boolean {
  return flag in characteristicsOf(g, id).flags;
}

/** The names of the keyword abilities that an object has, each once, in order. */
export function keywordNames({ abilities }: Characteristics): string[] {
  return [...new Set(abilities.flatMap((ability) => keywordOf(ability) ?? []))];
}

/** The controller, or who last controlled it (CR 108.4, 613.1b). */
export function controllerOf(g: Game, id: ObjectId): PlayerId {
  return lastKnownCharacteristics(g, id).controller;
}
