import type { Amount, Condition, EitherFilter, Filter, ObjectPhrase, PlayerPhrase } from '../../oracle/tree/index.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

const missing = (): never => {
  throw new Error('invariant broken: not built');
};

/** An object with its characteristics: as it is, as it last was, or as it would be. */
export interface Candidate {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
}

/** Whether an object is what the filter describes; of one that has gone, as it last existed (CR 608.2h). */
export function matches(_g: Game, _filter: Filter | EitherFilter, _id: ObjectId, _ctx: Context): boolean {
  return missing();
}
/** The same of an object that may be hypothetical. */
export function matchesCandidate(_g: Game, _filter: Filter | EitherFilter, _candidate: Candidate, _ctx: Context): boolean {
  return missing();
}
/** All objects that the filter describes, in the zones that it means (CR 109.2). */
export function candidates(_g: Game, _filter: Filter | EitherFilter, _ctx: Context): ObjectId[] {
  return missing();
}
/** What a phrase that leaves nothing to choose speaks of. */
export function objectsOf(_g: Game, _phrase: ObjectPhrase, _ctx: Context): readonly Ref[] {
  return missing();
}
/** Whether an object is among those that a phrase speaks of; "a creature" in events and conditions means any that matches. */
export function isAmong(_g: Game, _phrase: ObjectPhrase, _candidate: ObjectId | Candidate, _ctx: Context): boolean {
  return missing();
}
export function playersOf(_g: Game, _phrase: PlayerPhrase, _ctx: Context): readonly PlayerId[] {
  return missing();
}
export function amount(_g: Game, _node: Amount, _ctx: Context): number {
  return missing();
}
export function holds(_g: Game, _condition: Condition, _ctx: Context): boolean {
  return missing();
}
