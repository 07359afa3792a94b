import type { Attacker } from '../combat/state.ts';
import type { Game } from '../game.ts';
import type { ObjectId } from '../state/ids.ts';

/** The creature as an attacker of the combat under way (CR 508.1k). */
export function attackerOf(g: Game, id: ObjectId): Attacker | undefined {
  return g.state.combat?.attackers.find(({ object }) => object === id);
}

/** CR 509.1g. */
export function isBlocking(g: Game, id: ObjectId): boolean {
  return g.state.combat?.blockers.some(({ object }) => object === id) ?? false;
}

/** The attackers that a creature blocks. */
export function blockedBy(g: Game, blocker: ObjectId): readonly ObjectId[] {
  return g.state.combat?.blockers.find(({ object }) => object === blocker)?.attackers ?? [];
}
