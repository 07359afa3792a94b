import { abilityOf } from '../abilities.ts';
import type { Game } from '../game.ts';
import { characteristics, lastKnownCharacteristics } from '../layers/index.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';

/** The name by which the trace speaks of an object: its own, "a face-down creature", "the ability of …", "an unknown card". */
export function nameOf(g: Game, id: ObjectId): string {
  const found = g.state.objects[id] ?? g.state.lastKnown[id]?.object;
  if (!found) return 'an object that no longer exists';
  if (found.stack?.ability) return `the ability of ${nameOf(g, found.stack.ability.source)}`;
  const { name } = g.state.objects[id] ? characteristics(g, id) : lastKnownCharacteristics(g, id);
  if (name) return name;
  if (found.faceDown) return 'a face-down card';
  return found.card === null ? 'an unknown card' : 'an object without a name';
}

export function playerName(g: Game, id: PlayerId): string {
  return g.state.players[id]?.name ?? `player ${id}`;
}

export function refName(g: Game, ref: Ref): string {
  return ref.kind === 'player' ? playerName(g, ref.player) : nameOf(g, ref.object);
}

/** "Ann's" */
export function possessive(g: Game, id: PlayerId): string {
  return `${playerName(g, id)}'s`;
}

/** The words of the ability on the stack or of the spell, for a step's `words`. */
export function wordsOf(g: Game, id: ObjectId): { card: string; text: string } | null {
  const found = g.state.objects[id];
  if (!found) return null;
  if (found.stack?.ability) {
    const ability = abilityOf(g, found.stack.ability.definition);
    return { card: nameOf(g, found.stack.ability.source), text: ability.words };
  }
  return null;
}
