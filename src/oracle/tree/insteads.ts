// What replacement and prevention effects make of the event that they replace.

import type { Amount } from './amounts.ts';
import type { Done } from './done.ts';
import type { Duration } from './durations.ts';
import type { Recipients } from './objectActs.ts';
import type { ObjectPhrase } from './phrases.ts';
import type { AllOfThem } from './playerActs.ts';
import type { PlayerPhrase } from './players.ts';

/** The event itself, but as much of it as this: "it deals double that damage to that player", "twice that many of those tokens" (CR 614.1a). */
export interface AsMuch extends Done {
  readonly kind: 'asMuch';
  readonly amount: Amount;
}
/** "prevent 1 of that damage", "prevent that damage" (CR 615.1a). */
export interface PreventThat extends Done {
  readonly kind: 'preventThat';
  readonly amount: Amount | AllOfThem;
}
/** "Damage can't be prevented", "combat damage that would be dealt by creatures you control can't be prevented" (CR 615.12). */
export interface Unpreventable extends Done {
  readonly kind: 'unpreventable';
  readonly combat?: 'combat' | 'noncombat';
  readonly by?: ObjectPhrase;
}
/** "All damage that would be dealt to you is dealt to enchanted creature instead" (CR 614.9). */
export interface RedirectDamage extends Done {
  readonly kind: 'redirectDamage';
  readonly amount: Amount | AllOfThem;
  readonly combat?: 'combat' | 'noncombat';
  readonly to?: ObjectPhrase | PlayerPhrase | Recipients;
  readonly by?: ObjectPhrase;
  readonly duration?: Duration;
  /** "The next time [a source] would deal damage": one instance of damage, however much it is. */
  readonly once?: true;
  readonly instead: ObjectPhrase | PlayerPhrase;
}
/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead": damage is dealt, but no more life is lost. */
export interface LifeFloor extends Done {
  readonly kind: 'lifeFloor';
  readonly least: number;
}
/** "All damage is dealt to you as though its source had infect" (CR 702.80, 702.90). */
export interface DamageAsThough extends Done {
  readonly kind: 'damageAsThough';
  readonly to?: ObjectPhrase | PlayerPhrase;
  readonly keyword: 'wither' | 'infect';
}
/** What effects and static abilities say of damage that would be dealt. */
export type DamageRule = DamageAsThough | Unpreventable | RedirectDamage | LifeFloor;
/** "it produces {B} instead of any other type": the mana event with mana of another type (CR 106.12b). */
export interface ProduceInstead extends Done {
  readonly kind: 'produceInstead';
  readonly symbol: string;
  /** "… and amount": just this. */
  readonly amountToo?: true;
}
export type InsteadAct = AsMuch | PreventThat | ProduceInstead | DamageRule;
/** "skips that draw": nothing is done instead of it (CR 614.10). */
export interface SkipDraw extends Done {
  readonly kind: 'skipDraw';
}
