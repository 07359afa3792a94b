import type { ObjectId, Ref } from '../state/ids.ts';

/** An attacking creature (CR 506.4, 508.1k). */
export interface Attacker {
  readonly object: ObjectId;
  readonly on: Ref;
  /** Set when blockers have been declared: whether it became blocked, which lasts though the blockers go (CR 509.1h). */
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
  readonly band: number | null;
}

/** The combat phase that is under way. */
export interface CombatState {
  readonly attackers: readonly Attacker[];
  /** Each blocking creature with what it blocks. */
  readonly blockers: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
  /** Creatures that dealt damage in the first of two combat damage steps, and those that had first or double strike then (CR 510.4). */
  readonly struckFirst: readonly ObjectId[] | null;
  /** Damage assignments announced ahead by the players (CR 510.1): from, to, amount. */
  readonly assigned: readonly { readonly from: ObjectId; readonly to: Ref; readonly amount: number }[];
  readonly blockersDeclared: boolean;
}
