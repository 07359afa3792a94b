import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';

/** An attacking creature (CR 506.4, 508.1k). */
export interface Attacker {
  readonly object: ObjectId;
  readonly on: Ref;
  /** Set when blockers have been declared: whether it became blocked, which lasts though the blockers go (CR 509.1h). */
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
  readonly band: number | null;
  /** What it attacked has been removed from combat: it still attacks, but nothing (CR 506.4c). */
  readonly attacksNothing?: boolean;
}

/** A blocking creature with what it blocks (CR 509.1g). */
export interface Blocker {
  readonly object: ObjectId;
  /** Who declared it; it is removed from combat if its controller changes (CR 506.4). */
  readonly controller?: PlayerId;
  readonly attackers: readonly ObjectId[];
}

/** The combat phase that is under way. */
export interface CombatState {
  readonly attackers: readonly Attacker[];
  readonly blockers: readonly Blocker[];
  /** Creatures that had first or double strike as the first of two combat damage steps began; null where there was no such step (CR 510.4). */
  readonly struckFirst: readonly ObjectId[] | null;
  /** Those among them that had double strike then. */
  readonly doubleStruck: readonly ObjectId[];
  /** Damage assignments announced ahead by the players (CR 510.1): from, to, amount. */
  readonly assigned: readonly { readonly from: ObjectId; readonly to: Ref; readonly amount: number }[];
  readonly blockersDeclared: boolean;
}

export const NO_COMBAT: CombatState = {
  attackers: [],
  blockers: [],
  struckFirst: null,
  doubleStruck: [],
  assigned: [],
  blockersDeclared: false,
};
