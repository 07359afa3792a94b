import type { NumericCharacteristic } from './amounts.ts';
import type { Done } from './done.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/**
 * "chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest":
 * all players keep as many as the one with the fewest has. "The same way" says it of creatures, or of cards in hand.
 */
export interface KeepFewest extends Done {
  readonly kind: 'keepFewest';
  readonly verb: 'sacrifice' | 'discard';
  readonly filter: Filter;
  /** What is counted; absent: the same. */
  readonly counted?: Filter;
}
/**
 * "chooses from among the permanents they control an artifact, a creature, and a land, then sacrifices the rest": each player keeps one of each; one
 * permanent may be the choice for several of them.
 */
export interface KeepOneOfEach extends Done {
  readonly kind: 'keepOneOfEach';
  readonly among: Filter;
  readonly each: readonly ObjectPhrase[];
}
/** "a creature dealt damage this way": what an instruction before dealt damage to. */
export interface DamagedThisWay extends Worded {
  readonly kind: 'damagedThisWay';
  readonly filter: Filter;
  /** The act that dealt it (set by `bind`). */
  readonly mark?: number;
}
/** "all cards they exiled this way": what each player has exiled by an instruction before. */
export interface ExiledThisWay extends Worded {
  readonly kind: 'exiledThisWay';
  readonly by: PlayerPhrase;
  /** The act that exiled them (set by `bind`). */
  readonly mark?: number;
}
/** What an instruction did to things: "destroyed this way", "the cards revealed this way". */
export type ThisWayVerb =
  | 'destroy'
  | 'exile'
  | 'reveal'
  | 'sacrifice'
  | 'discard'
  | 'mill'
  | 'move'
  | 'tap'
  | 'untap'
  | 'phaseOut'
  /** "put into a graveyard this way": whatever did it. */
  | 'bury';
/** Of what an instruction before did so to: "creature destroyed this way", "cards discarded this way". */
export interface ThisWay extends Worded {
  readonly kind: 'thisWay';
  readonly verb: ThisWayVerb;
  /** "that weren't put onto the battlefield", "that weren't cast": what is still where that put it. */
  readonly unmoved?: true;
  /** "they revealed this way": only what these did so to. */
  readonly by?: PlayerPhrase;
  /** The act that did it (set by `bind`). */
  readonly mark?: number;
  /** Paying an additional cost of the spell did it (set by `bind`). */
  readonly paid?: true;
}
/** "an Insect card was milled this way", "you discarded a land card this way". */
export interface DoneSo extends Worded {
  readonly kind: 'doneSo';
  readonly objects: ObjectPhrase;
  readonly verb: ThisWayVerb;
  /** "who didn't discard a nonland card this way": by that player. */
  readonly by?: PlayerPhrase;
  readonly not?: true;
  readonly mark?: number;
}
/** Either of them. */
export type DoneThisWay = DamagedThisWay | ExiledThisWay;
/** "that aren't on the battlefield": wherever else they are (CR 109.2). */
export interface OffBattlefield extends Worded {
  readonly kind: 'offBattlefield';
}
/** "with the greatest power among creatures they control": one of those that have the most, or the least. */
export interface WithMost extends Worded {
  readonly kind: 'withMost';
  readonly most: 'greatest' | 'least';
  readonly characteristic: NumericCharacteristic;
  /** Among what; absent: among all that the rest of the description describes. */
  readonly among?: Filter;
}
