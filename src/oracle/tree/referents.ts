// What words such as "it" speak of; written by `bind`.
import type { Filter } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';

/** The object that has the ability (as last known, where it has left; CR 113.7a). */
export interface SourceReferent {
  readonly kind: 'sourceReferent';
}
/** What the trigger event (or replaced event) was about. `subject`: who did it or what it happened to; `other`: the other party; `target`: what the spell that it was about targets. */
export interface EventReferent {
  readonly kind: 'eventReferent';
  readonly role: 'subject' | 'other' | 'source' | 'target';
}
/** What the phrase or act with that `mark` came to: the targets chosen, objects chosen, moved or created. */
export interface MarkedReferent {
  readonly kind: 'markedReferent';
  readonly mark: number;
}
/** The thing an "each" sentence or "for each" is just dealing with. */
export interface AttachedReferent {
  readonly kind: 'attachedReferent';
}
/** The same after that sentence: "For each attacking creature, flip a coin. If you win the flip, … that creature". */
export interface RoundReferent {
  readonly kind: 'roundReferent';
}
/** The object spoken of within the same filter: "with power less than its …". */
export interface CandidateReferent {
  readonly kind: 'candidateReferent';
}
/** What this permanent is attached to. */
export interface BearerReferent {
  readonly kind: 'bearerReferent';
}
/** The same player as that phrase means: "defending player … their library". */
export interface PhraseReferent {
  readonly kind: 'phraseReferent';
  readonly phrase: PlayerPhrase;
}
/** What was used to pay a cost of the spell or ability: "the sacrificed creature" (CR 608.2h). */
export interface PaidReferent {
  readonly kind: 'paidReferent';
  readonly verb: 'sacrifice' | 'tap' | 'discard' | 'return' | 'reveal' | 'exile' | 'choose' | 'amass';
}
/** What abilities linked to this one exiled or chose: "the exiled card", "the chosen creature" (CR 607.2a, 607.2d). */
export interface LinkedReferent {
  readonly kind: 'linkedReferent';
  readonly chosen?: true;
}
/** Several things named together. */
export interface SeveralReferents {
  readonly kind: 'severalReferents';
  readonly all: readonly Referent[];
}
/** Those that fit a description by which they were counted: "a card for each creature you control. Those creatures …". */
export interface CountedReferent {
  readonly kind: 'countedReferent';
  readonly filter: Filter;
}
/** The player whom, or the token that, another ability of the same object affected or created (CR 607.1, 607.2c): "that player gains 6 life" as it leaves. */
export interface AffectedReferent {
  readonly kind: 'affectedReferent';
  readonly what: 'player' | 'token';
}
export type Referent =
  | AffectedReferent
  | CountedReferent
  | RoundReferent
  | LinkedReferent
  | SeveralReferents
  | PaidReferent
  | PhraseReferent
  | BearerReferent
  | SourceReferent
  | EventReferent
  | MarkedReferent
  | AttachedReferent
  | CandidateReferent;
