import type { Quantity } from './amounts.ts';
import type { Condition } from './conditions.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { Referent } from './referents.ts';
import type { Voters } from './votes.ts';
import type { Worded } from './wording.ts';

/** The controller of the ability or spell (CR 109.5); the subject of an imperative too (`wording.implied`). */
export interface You extends Worded {
  readonly kind: 'you';
}
/** "target player", "target opponent", "two target players". */
export interface TargetPlayer extends Worded {
  readonly kind: 'targetPlayer';
  readonly quantity: Quantity;
  readonly who: PlayerNoun;
  /** Place among the targets of the ability, from 1 (set by `bind`). */
  readonly mark?: number;
}
export type PlayerNoun = 'player' | 'opponent';
/** "each player", "each opponent", "all players", "players", "your opponents"; `other` leaves "you" out. */
export interface EachPlayer extends Worded {
  readonly kind: 'eachPlayer';
  readonly who: PlayerNoun;
  /** "any player": all are asked; a condition needs one of them, and what follows if a player does it follows once. */
  readonly any?: true;
  readonly other?: true;
  /** Whom "other" leaves out in place of you: the player whose doing was triggered on (set by `bind`). */
  readonly referent?: Referent;
  /** "each of that player's opponents": not yours. */
  readonly of?: PlayerPhrase;
  /** "each opponent other than defending player". */
  readonly except?: 'defendingPlayer';
  /** "each player who controls an artifact": what must be true of each. */
  readonly that?: Condition;
  /** "Starting with you, each player …": one after the other in turn order from there on, each having seen what those before did. */
  readonly startingWith?: 'you';
}
/** "an opponent", "a player": any one in events and filters; in an instruction the controller chooses on resolution. */
export interface SomePlayer extends Worded {
  readonly kind: 'somePlayer';
  readonly who: PlayerNoun;
  /** "a player other than you". */
  readonly other?: true;
  /** Where one is chosen to do something, and spoken of later: "An opponent exiles …. That opponent may …". */
  readonly mark?: number;
}
/** "that player", "they", "the player": a player spoken of before (bound by `bind`). */
export interface ThatPlayer extends Worded {
  readonly kind: 'thatPlayer';
  readonly referent?: Referent;
}
/** "its controller", "that creature's controller". */
export interface ControllerOf extends Worded {
  readonly kind: 'controllerOf';
  readonly of: ObjectPhrase;
}
/** "its owner", "their owners". */
export interface OwnerOf extends Worded {
  readonly kind: 'ownerOf';
  readonly of: ObjectPhrase;
}
/** The player whom the creature attacks (CR 508.5). */
export interface DefendingPlayer extends Worded {
  readonly kind: 'defendingPlayer';
}
/** "the active player": whose turn it is. */
export interface ActivePlayer extends Worded {
  readonly kind: 'activePlayer';
}
/** "enchanted player". */
export interface EnchantedPlayer extends Worded {
  readonly kind: 'enchantedPlayer';
}
/** "the chosen player". */
export interface ChosenPlayer extends Worded {
  readonly kind: 'chosenPlayer';
}
/** "you and target opponent". */
export interface SeveralPlayers extends Worded {
  readonly kind: 'severalPlayers';
  readonly players: readonly PlayerPhrase[];
}
/** "the monarch" (CR 725.1), "the player who has the initiative" (726.1). */
export interface DesignatedPlayer extends Worded {
  readonly kind: 'designatedPlayer';
  readonly designation: 'monarch' | 'initiative';
}
/** What a player can be or have by designation: the monarch (CR 725), the initiative (726), the city's blessing (702.131c). */
export type PlayerDesignation = 'monarch' | 'initiative' | "city's blessing";
export type PlayerPhrase =
  | SeveralPlayers
  | Voters
  | You
  | TargetPlayer
  | EachPlayer
  | SomePlayer
  | ThatPlayer
  | ControllerOf
  | OwnerOf
  | DefendingPlayer
  | ActivePlayer
  | EnchantedPlayer
  | ChosenPlayer
  | DesignatedPlayer;
