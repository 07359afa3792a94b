import type { Amount } from './amounts.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "you expend 4": the mana that the player has spent on spells this turn comes to as much (CR 700.14). */
export interface Expends extends Worded {
  readonly kind: 'expends';
  readonly player: PlayerPhrase;
  readonly amount: Amount;
}
