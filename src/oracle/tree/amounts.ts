import type { Color } from '../../rules/vocabulary/colors.ts';
import type { CastingAmount } from './casting.ts';
import type { DieResult, FlipsWon } from './chance.ts';
import type { Condition } from './conditions.ts';
import type { CountedAmount } from './counted.ts';
import type { DamageThisTurn } from './damageThisTurn.ts';
import type { DungeonsCompleted } from './dungeons.ts';
import type { SizeChange } from './objectActs.ts';
import type { Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { RingTemptations } from './ring.ts';
import type { UnlockedDoors } from './rooms.ts';
import type { SpeedOf } from './speed.ts';
import type { Worded } from './wording.ts';

/** A fixed number. */
export interface NumberAmount extends Worded {
  readonly kind: 'number';
  readonly value: number;
}
/** X: what was announced for it (CR 107.3), or what the clause's `where` says. */
export interface VariableAmount extends Worded {
  readonly kind: 'variable';
  /** N stands in the sentences that keywords mean, for the number behind the keyword. */
  readonly letter: 'X' | 'Y' | 'N';
}
/** "that much", "that many": the amount of the event or of the instruction before (bound by `bind`). */
export interface ThatMuch extends Worded {
  readonly kind: 'thatMuch';
  /** "charge counter removed this way": by the removal of counters of that kind. */
  readonly counter?: string;
  readonly referent?: AmountReferent;
}
/** What "that much" speaks of: the triggering or replaced event's amount, what the act marked so came to, or what a condition asked for. */
export type AmountReferent =
  | { readonly kind: 'eventAmount' }
  | { readonly kind: 'actAmount'; readonly mark: number }
  | { readonly kind: 'askedAmount'; readonly amount: Amount };
/** "the damage prevented this way": what a prevention effect has just prevented (CR 615.5). */
export interface DamagePrevented extends Worded {
  readonly kind: 'damagePrevented';
}
/** How many objects match: "the number of creatures you control". */
export interface CountOf extends Worded {
  readonly kind: 'countOf';
  readonly objects: Filter;
}
/** How many players match: "the number of opponents you have". */
export interface CountOfPlayers extends Worded {
  readonly kind: 'countOfPlayers';
  readonly who: 'player' | 'opponent';
  /** "opponents who control an artifact": what must be true of each. */
  readonly that?: Condition;
}
export type NumericCharacteristic = 'power' | 'toughness' | 'manaValue' | 'loyalty';
/** "its power", "that spell's mana value". */
export interface CharacteristicOf extends Worded {
  readonly kind: 'characteristicOf';
  readonly characteristic: NumericCharacteristic;
  readonly of: ObjectPhrase;
}
/** "the number of charge counters on this artifact"; no `counter`: of any kind. */
export interface CountersOn extends Worded {
  readonly kind: 'countersOn';
  readonly counter?: string;
  /** "kind of counter on it": how many kinds there are. */
  readonly kinds?: true;
  readonly on: ObjectPhrase | PlayerPhrase;
}
/** A player's life total. */
export interface LifeTotalOf extends Worded {
  readonly kind: 'lifeTotalOf';
  readonly player: PlayerPhrase;
}
/** "your starting life total" (CR 103.4). */
export interface StartingLifeTotal extends Worded {
  readonly kind: 'startingLifeTotal';
  readonly player: PlayerPhrase;
}
/** "the greatest power among creatures you control". */
export interface GreatestAmong extends Worded {
  readonly kind: 'greatestAmong';
  readonly characteristic: NumericCharacteristic;
  readonly among: Filter;
}
/** "the total power of creatures you control". */
export interface TotalOf extends Worded {
  readonly kind: 'totalOf';
  readonly characteristic: NumericCharacteristic;
  readonly among: Filter;
}
/** "your devotion to black", "to red and white" (CR 700.5). */
export interface Devotion extends Worded {
  readonly kind: 'devotion';
  readonly colors: readonly Color[];
  /** "to that color": the chosen one. */
  readonly chosen?: true;
}
/** "the chosen number" (CR 607.2d). */
export interface ChosenNumber extends Worded {
  readonly kind: 'chosenNumber';
}
/** "the number of card types among cards in your graveyard". */
export interface CardTypesAmong extends Worded {
  readonly kind: 'cardTypesAmong';
  readonly among: Filter;
}
/** A product: "twice the number of …", "a card for each …". */
export interface Times extends Worded {
  readonly kind: 'times';
  readonly factor: Amount;
  readonly amount: Amount;
}
/** A sum: "1 plus the number of …". */
export interface Plus extends Worded {
  readonly kind: 'plus';
  readonly left: Amount;
  readonly right: Amount;
  /** A difference: "that much damage minus 1". */
  readonly minus?: true;
}
/** "half …, rounded up" (CR 107.1a). */
export interface Half extends Worded {
  readonly kind: 'half';
  readonly amount: Amount;
  /** Absent: as a sentence behind says of each time. */
  readonly rounded?: 'up' | 'down';
  /** "a third of …". */
  readonly parts?: 3;
}
/** "the life they lost this turn". */
export interface LifeChangedThisTurn extends Worded {
  readonly kind: 'lifeChangedThisTurn';
  readonly direction: 'gain' | 'lose';
  readonly player: PlayerPhrase;
}
export type Amount =
  | DamageThisTurn
  | SpeedOf
  | RingTemptations
  | UnlockedDoors
  | DungeonsCompleted
  | LifeChangedThisTurn
  | NumberAmount
  | VariableAmount
  | ThatMuch
  | DieResult
  | FlipsWon
  | DamagePrevented
  | CountOf
  | CountOfPlayers
  | CharacteristicOf
  | CountersOn
  | LifeTotalOf
  | StartingLifeTotal
  | GreatestAmong
  | TotalOf
  | Devotion
  | ChosenNumber
  | CardTypesAmong
  | Times
  | Plus
  | Half
  | CountedAmount
  | CastingAmount;

/** +N or -N of power or toughness; a plain number sets it (base power and toughness). */
export interface SignedAmount extends Worded {
  readonly kind: 'signed';
  readonly sign: '+' | '-';
  readonly amount: Amount;
}

/** How many: exactly so many. */
export interface Exactly extends Worded {
  readonly kind: 'exactly';
  readonly amount: Amount;
}
/** "up to two". */
export interface UpTo extends Worded {
  readonly kind: 'upTo';
  readonly amount: Amount;
  /** "fewer than seven": so many no more. */
  readonly below?: true;
}
/** "any number of". */
export interface AnyNumber extends Worded {
  readonly kind: 'anyNumber';
}
/** "one or more", "two or more": in events it makes one trigger of several simultaneous ones (CR 603.2c). */
export interface OrMore extends Worded {
  readonly kind: 'orMore';
  readonly amount: Amount;
}
/** "one or two". */
export interface Between extends Worded {
  readonly kind: 'between';
  readonly least: number;
  readonly most: number;
}
export type Quantity = Exactly | UpTo | AnyNumber | OrMore | Between;
export type AmountNode = SizeChange | Amount | SignedAmount | Quantity;
