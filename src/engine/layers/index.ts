import type { Characteristics } from '../characteristics.ts';
import type { Game } from '../game.ts';
import type { RuleFlag } from '../hooks.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

export type { Affected, ContinuousEffect, EffectDuration, EndMoment, LayerPart } from './effect.ts';
export { addEffect, dropEnded, durationOf, endEffects, type NewEffect } from './effects/index.ts';
export { type ActiveStatement, affects, type StatementKind, statements, statementsOf } from './statements/index.ts';

const missing = (): never => {
  throw new Error('invariant broken: not built');
};

/** The characteristics of an object after all effects (CR 613). While layers are being applied: as they are so far. */
export function characteristics(_g: Game, _id: ObjectId): Characteristics {
  return missing();
}

/** What an object had when it last existed where it was (CR 608.2h); of one that still exists, what it has. */
export function lastKnownCharacteristics(_g: Game, _id: ObjectId): Characteristics {
  return missing();
}

/** Computed from nothing, past every cache: tests compare. */
export function freshCharacteristics(_g: Game, _id: ObjectId): Characteristics {
  return missing();
}

/** What an object would have if it stood in the game as this value says: as it would enter (CR 614.12), as it would be cast (601.3e). */
export function characteristicsAs(_g: Game, _value: GameObject): Characteristics {
  return missing();
}

/** The copiable values of an object (CR 707.2), as the key of a definition that holds just them. */
export function copiableDefinition(_g: Game, _id: ObjectId): string {
  return missing();
}

export function hasFlag(g: Game, id: ObjectId, flag: RuleFlag): boolean {
  return flag in characteristics(g, id).flags;
}

/** The names of the keyword abilities that an object has, each once, in order. */
export function keywordNames({ abilities }: Characteristics): string[] {
  return [...new Set(abilities.flatMap(({ keyword }) => (keyword ? [keyword.name] : [])))];
}

export function controllerOf(g: Game, id: ObjectId): PlayerId {
  return lastKnownCharacteristics(g, id).controller;
}
