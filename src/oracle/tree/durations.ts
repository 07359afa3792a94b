import type { Condition } from './conditions.ts';
import type { Event } from './events/index.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "until end of turn" (CR 514.2). */
export interface UntilEndOfTurn extends Worded {
  readonly kind: 'untilEndOfTurn';
}
/** "this turn". */
export interface ThisTurn extends Worded {
  readonly kind: 'thisTurn';
}
/** "until your next turn", "until the end of your next turn", "until your next end step". */
export interface UntilNext extends Worded {
  readonly kind: 'untilNext';
  readonly what: 'turn' | 'endOfTurn' | 'upkeep' | 'endStep' | 'untapStep';
  readonly whose: PlayerPhrase;
}
/** "during target opponent's next turn": not before that turn begins, and until it ends. */
export interface DuringNext extends Worded {
  readonly kind: 'duringNext';
  readonly whose: PlayerPhrase;
}
/** "for as long as you control this creature", "for as long as it remains tapped". */
export interface ForAsLongAs extends Worded {
  readonly kind: 'forAsLongAs';
  readonly condition: Condition;
}
/** "for as long as this artifact remains on the battlefield / tapped". */
export interface WhileRemains extends Worded {
  readonly kind: 'whileRemains';
  readonly object: ObjectPhrase;
  readonly state: 'onBattlefield' | 'tapped' | 'exiled';
}
/** "until this creature leaves the battlefield", "until you lose control of the spell or the permanent it becomes". */
export interface UntilEvent extends Worded {
  readonly kind: 'untilEvent';
  readonly event: Event;
}
/** "until end of combat", "this combat". */
export interface UntilEndOfCombat extends Worded {
  readonly kind: 'untilEndOfCombat';
}
/** "for the rest of the game". */
export interface RestOfGame extends Worded {
  readonly kind: 'restOfGame';
}
export type Duration =
  | UntilEndOfTurn
  | ThisTurn
  | UntilNext
  | DuringNext
  | ForAsLongAs
  | WhileRemains
  | UntilEvent
  | UntilEndOfCombat
  | RestOfGame;
