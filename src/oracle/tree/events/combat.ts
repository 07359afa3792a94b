import type { Amount } from '../amounts.ts';
import type { Condition } from '../conditions.ts';
import type { Recipients } from '../objectActs.ts';
import type { EitherFilter, Filter, ObjectPhrase } from '../phrases.ts';
import type { PlayerPhrase } from '../players.ts';
import type { Worded } from '../wording.ts';

/** "attacks", "attacks a player", "attacks you", "attacks alone". */
export interface Attacks extends Worded {
  readonly kind: 'attacks';
  readonly subject: ObjectPhrase;
  readonly whom?: PlayerPhrase | Recipients;
  readonly alone?: true;
  /** "while saddled" (CR 702.171b). */
  readonly saddled?: true;
  /** "while you control a creature with power 4 or greater": what must be so as it attacks, and need not be so later (no intervening "if"). */
  readonly while?: Condition;
  /** "the player with the most life or tied for most life" (CR 702.105a). */
  readonly mostLife?: true;
  /** "and at least one other creature with greater power": attacking at the same time. */
  readonly beside?: Filter;
  /** "at least two other creatures"; absent: one. */
  readonly besideAtLeast?: Amount;
}

/** "attacks and isn't blocked", "attacks a player and isn't blocked" (CR 509.3g). */
export interface AttacksUnblocked extends Worded {
  readonly kind: 'attacksUnblocked';
  readonly subject: ObjectPhrase;
  readonly whom?: PlayerPhrase;
}

/** "you attack", "you attack with two or more creatures", "an opponent attacks you". */
export interface PlayerAttacks extends Worded {
  readonly kind: 'playerAttacks';
  readonly player: PlayerPhrase;
  readonly with?: ObjectPhrase;
  readonly whom?: PlayerPhrase;
}

/** "blocks", "blocks a creature with flying". */
export interface Blocks extends Worded {
  readonly kind: 'blocks';
  readonly subject: ObjectPhrase;
  readonly whom?: ObjectPhrase;
}

/** "becomes blocked", "becomes blocked by a creature". */
export interface BecomesBlocked extends Worded {
  readonly kind: 'becomesBlocked';
  readonly subject: ObjectPhrase;
  readonly by?: ObjectPhrase;
}

/** "deals combat damage to a player". */
export interface DealsDamage extends Worded {
  readonly kind: 'dealsDamage';
  readonly subject: ObjectPhrase;
  readonly combat?: 'combat' | 'noncombat';
  readonly to?: ObjectPhrase | PlayerPhrase | Recipients;
}

/** "is dealt damage". */
export interface IsDealtDamage extends Worded {
  readonly kind: 'isDealtDamage';
  readonly subject: ObjectPhrase | PlayerPhrase | Recipients;
  readonly combat?: 'combat' | 'noncombat';
  /** "by a source that, at the time it dealt that damage, was …": judged as it was then. */
  readonly by?: Filter | EitherFilter;
}
