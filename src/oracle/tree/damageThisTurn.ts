import type { ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "the damage dealt to your opponents this turn": all of it together, whatever it resulted in (CR 120.3). */
export interface DamageThisTurn extends Worded {
  readonly kind: 'damageThisTurn';
  readonly to: ObjectPhrase | PlayerPhrase;
  /** Only such damage; absent: all. */
  readonly combat?: 'combat' | 'noncombat';
}
