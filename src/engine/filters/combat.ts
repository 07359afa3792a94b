import type { Attacker } from '../combat/state.ts';
import type { Game } from '../game.ts';
import type { ObjectId, Ref } from '../state/ids.ts';
import type { Fought } from '../state/state.ts';

/** The part in combat of what has left, as it last was there (CR 608.2h). */
const foughtOf = (g: Game, id: ObjectId): Fought | undefined => (g.state.objects[id] ? undefined : g.state.lastKnown[id]?.fought);

/** The creature as an attacker of the combat under way, or as it last was (CR 508.1k). */
export function attackerOf(g: Game, id: ObjectId): Attacker | undefined {
  return g.state.combat?.attackers.find(({ object }) => object === id) ?? foughtOf(g, id)?.attacker;
}

/** What the first of these that attacks, or attacked as it left, is attacking; null for nothing (CR 506.4c). */
export function attackedByAny(g: Game, ids: readonly ObjectId[]): Ref | null {
  const attacker = ids.map((id) => attackerOf(g, id)).find((found) => found !== undefined);
  return attacker && !attacker.attacksNothing ? attacker.on : null;
}

/** CR 509.1g. */
export function isBlocking(g: Game, id: ObjectId): boolean {
  const blocks = g.state.combat?.blockers.some(({ object }) => object === id) ?? false;
  return blocks || foughtOf(g, id)?.blocker !== undefined;
}

/** The attackers that a creature blocks; those that it blocked as it left. */
export function blockedBy(g: Game, blocker: ObjectId): readonly ObjectId[] {
  const found = g.state.combat?.blockers.find(({ object }) => object === blocker) ?? foughtOf(g, blocker)?.blocker;
  return found?.attackers ?? [];
}

/** The creatures that block an attacker; those that blocked it as it left. */
export const blockersOf = (g: Game, attacker: ObjectId): readonly ObjectId[] => attackerOf(g, attacker)?.blockers ?? [];

/** The other creatures of the band in which a creature attacks (CR 702.22c). */
export function bandMates(g: Game, id: ObjectId): readonly ObjectId[] {
  const band = attackerOf(g, id)?.band ?? null;
  const others = g.state.combat?.attackers ?? [];
  return others.flatMap(({ object, band: theirs }) => (band !== null && theirs === band && object !== id ? [object] : []));
}
