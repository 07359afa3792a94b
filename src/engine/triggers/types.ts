import type { EffectDuration } from '../layers/effect.ts';
import type { EffectId, ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { TriggerMemory } from '../state/stackEntry.ts';

/** An ability that has triggered and waits to be put on the stack (CR 603.3). */
export interface WaitingTrigger {
  readonly id: EffectId;
  readonly ability: string;
  /** The source as it was when the ability triggered; it may be gone. */
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly memory: TriggerMemory;
  /** For a reflexive or delayed trigger: what its words speak of, bound when it was made. */
  readonly bound: BoundReferents;
  /** Set for a delayed triggered ability (CR 603.7). */
  readonly delayed?: true;
}

/** Referents that an instruction left for later ones: "it", "those cards", "that much" (by the marks that binding gave them). */
export interface BoundReferents {
  readonly refs: Readonly<Record<string, readonly Ref[]>>;
  readonly amounts: Readonly<Record<string, number>>;
  /** Of what had left the battlefield or the stack by then: by what it had become, what it was. */
  readonly was?: Readonly<Record<number, ObjectId>>;
  /** Whom of several the words dealt with just then (the tree's AttachedReferent). */
  readonly each?: Ref;
  /** X as it was when a lasting effect began (CR 107.3). */
  readonly x?: number;
  /** What the ability that began a lasting effect triggered on. */
  readonly memory?: TriggerMemory;
}

/** A delayed triggered ability (CR 603.7) or a reflexive one (603.12, which waits at once instead). */
export interface DelayedTrigger {
  readonly id: EffectId;
  readonly ability: string;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly bound: BoundReferents;
  /** What the ability that made it triggered on: its words may speak of that. */
  readonly about?: TriggerMemory;
  /** The turn in which it was made, for "the next end step" and "this turn". */
  readonly madeInTurn: number;
  /** It triggers only once, the next time its event occurs, unless it has a stated duration (CR 603.7b). */
  readonly lasts: 'once' | 'this turn' | 'game';
  /** It waits for its event only during the turn in which it was made. */
  readonly thisTurnOnly?: true;
  /** It is gone after this moment. */
  readonly until?: EffectDuration;
}

export const NOTHING_BOUND: BoundReferents = { refs: {}, amounts: {} };
