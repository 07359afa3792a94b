import type { Characteristics } from '../characteristics.ts';
import type { Context } from '../context.ts';
import type { Game } from '../game.ts';
import { characteristics } from '../layers/index.ts';
import { invariant, Unsupported } from '../refuse.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/object.ts';

/** An object with its characteristics: as it is, as it last was, or as it would be. */
export interface Candidate {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
}

/** The object as it is, or as it last existed (CR 608.2h). */
export function candidateOf(g: Game, id: ObjectId): Candidate {
  const object = g.state.objects[id];
  if (object) return { object, characteristics: characteristics(g, id) };
  const left = g.state.lastKnown[id];
  invariant(left, `nothing is known of object ${id}`);
  return left;
}

/** The object's value, as it is or last was. */
export function objectAsKnown(g: Game, id: ObjectId): GameObject | undefined {
  return g.state.objects[id] ?? g.state.lastKnown[id]?.object;
}

/** What the object has become where an effect may still find it: itself, or the object in the public zone that it went to (CR 400.7j). */
export function follow(g: Game, id: ObjectId): ObjectId {
  const left = g.state.objects[id] ? undefined : g.state.lastKnown[id];
  if (!left || left.became === null) return id;
  const zone = g.state.objects[left.became]?.zone;
  return zone && zone !== 'library' && zone !== 'hand' ? left.became : id;
}

/** These words of the card can't be read in the game yet. */
export function unsupported(ctx: Context, reason: string): never {
  throw new Unsupported(ctx.words.card, ctx.words.text, reason);
}
