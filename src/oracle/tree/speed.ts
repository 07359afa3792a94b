import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "your speed": 0 where the player has none (CR 702.179f). */
export interface SpeedOf extends Worded {
  readonly kind: 'speedOf';
  readonly player: PlayerPhrase;
}
/** "your speed increases by 1" (CR 702.179c). */
export interface IncreaseSpeed extends Done {
  readonly kind: 'increaseSpeed';
  readonly amount: Amount;
}
