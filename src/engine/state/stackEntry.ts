import type { BoundReferents } from '../triggers/types.ts';
import type { ObjectId, PlayerId, Ref } from './ids.ts';
import type { CastRecord } from './object.ts';

/** One instance of the word "target" with what was chosen for it (CR 115.1, 601.2c). */
export interface ChosenTargets {
  /** Which instance in the effect's order of targets. */
  readonly slot: number;
  readonly refs: readonly Ref[];
  /** Where the words are followed for each of several players: the one for whom these were chosen. */
  readonly each?: Ref;
}

/** What an object on the stack carries besides its characteristics (CR 405, 601.2, 602.2, 603.3). */
export interface StackEntry {
  readonly kind: 'spell' | 'activated' | 'triggered';
  /** Chosen modes, as indexes of the modal effect (CR 700.2). */
  readonly modes: readonly number[];
  readonly targets: readonly ChosenTargets[];
  /** The division of damage or counters announced (CR 601.2d), one entry for each target in order. */
  readonly division: readonly { readonly ref: Ref; readonly amount: number }[];
  readonly x: number;
  /** For a spell: how it was cast; null for a copy that wasn't cast. */
  readonly cast: CastRecord | null;
  /** For an ability: its definition's key within `source`'s definitions, and where it came from (CR 113.7). */
  readonly ability: AbilityOrigin | null;
  /** Objects that were used to pay, for "the sacrificed creature" and its like. */
  readonly paid: Readonly<Record<string, readonly ObjectId[]>>;
  /** Definitions of the cards whose text was spliced onto the spell, in the order of their effects (CR 702.47b, c); absent for most. */
  readonly spliced?: readonly string[];
}

/** An ability on the stack exists independently of its source (CR 113.7a). */
export interface AbilityOrigin {
  readonly source: ObjectId;
  /** The ability itself, a key of the game's table of ability definitions. */
  readonly definition: string;
  /** For triggered abilities: what happened, for "that creature", "that much" and its like (CR 603.2). */
  readonly trigger: TriggerMemory | null;
  /** For delayed and reflexive triggers: what their words were bound to when they were made (CR 603.7, 603.12). */
  readonly bound: BoundReferents;
}

export interface TriggerMemory {
  /** Objects and players that the event spoke of by role (subject, source, recipient, player). */
  readonly refs: Readonly<Record<string, readonly Ref[]>>;
  /** Of these objects those that the event itself moved: the ability finds what they became (CR 400.7e). */
  readonly moved?: readonly ObjectId[];
  readonly amount: number;
  readonly player: PlayerId | null;
  /** The value of X of the ability by which it was done (CR 107.3e). */
  readonly x?: number;
  /** Types of mana that were added, one for each. */
  readonly mana?: readonly string[];
}
