// What players do to turns, phases and steps.
import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { PlayerPhrase } from './players.ts';

/** Takes an extra turn after this one (CR 500.7). */
export interface ExtraTurn extends Done {
  readonly kind: 'extraTurn';
  readonly amount: Amount;
  /** "After that turn": after the next turn of the player who takes it. */
  readonly after?: 'theirNext';
}
/** "After this main phase, there is an additional combat phase followed by an additional main phase" (CR 500.8). */
export interface ExtraPhase extends Done {
  readonly kind: 'extraPhase';
  readonly phase: 'beginning' | 'combat' | 'combatAndMain';
  /** After which phase: any, or only a main or combat phase; in another there is none. */
  readonly after: 'phase' | 'main' | 'combat';
  /** "two additional combat phases". */
  readonly amount?: Amount;
}
/** "that player gets an additional upkeep step after this step" (CR 500.9), "after this phase" (500.10). */
export interface ExtraStep extends Done {
  readonly kind: 'extraStep';
  readonly step: 'upkeep';
  readonly after: 'step' | 'phase';
  readonly amount: Amount;
}
/** "skip your next turn", "skip your draw step". */
export interface SkipStep extends Done {
  readonly kind: 'skip';
  readonly what: 'turn' | 'drawStep' | 'untapStep' | 'combatPhase' | 'upkeep';
  readonly next?: true;
}
/** Ends the turn (CR 724). */
export interface EndTurn extends Done {
  readonly kind: 'endTurn';
}
/** "You control target player during that player's next turn" (CR 723.1). */
export interface ControlPlayer extends Done {
  readonly kind: 'controlPlayer';
  readonly who: PlayerPhrase;
}
/** May put/play an additional land: "you may play an additional land this turn". */
export interface PlayAdditionalLands extends Done {
  readonly kind: 'playAdditionalLands';
  readonly amount: Amount;
  readonly eachTurn?: true;
  /** "any number of lands". */
  readonly anyNumber?: true;
  /** "up to three": nobody has to play them. */
  readonly upTo?: true;
}
