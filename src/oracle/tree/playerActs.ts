// What players do; the doer is the clause's subject.
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Act } from './acts.ts';
import type { Amount, Quantity } from './amounts.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Done } from './done.ts';
import type { Duration } from './durations.ts';
import type { Clause } from './effects.ts';
import type { InZone } from './modifiers.ts';
import type { Recipients } from './objectActs.ts';
import type { EitherFilter, Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';

/** Draws cards (CR 121). */
export interface Draw extends Done {
  readonly kind: 'draw';
  readonly amount: Amount;
  readonly optionalUpTo?: true;
}
/** Discards cards out of the hand (CR 701.9); `cards` is `some`, `zoneContents` ("your hand") or `this` in costs. */
export interface Discard extends Done {
  readonly kind: 'discard';
  readonly cards: ObjectPhrase;
}
export interface GainLife extends Done {
  readonly kind: 'gainLife';
  readonly amount: Amount;
}
export interface LoseLife extends Done {
  readonly kind: 'loseLife';
  readonly amount: Amount;
}
/** Pays life, as a cost or on resolution (CR 119.4). */
export interface PayLife extends Done {
  readonly kind: 'payLife';
  readonly amount: Amount;
}
/** Pays {E}: removes so many energy counters from oneself (CR 107.14). */
export interface PayEnergy extends Done {
  readonly kind: 'payEnergy';
  readonly amount: Amount;
  /** "any amount of {E}", "one or more {E}": so much or more. */
  readonly orMore?: true;
}
/** Pays mana, with other costs or alone: "pays {2}". */
export interface PayMana extends Done {
  readonly kind: 'payMana';
  readonly cost: Cost;
  /** Written where the sentence behind it says what happens otherwise: "pay {2}. If you don't, …" (CR 118.12). */
  readonly declinable?: true;
}
/** "your life total becomes 10". The subject is the player. */
export interface LifeBecomes extends Done {
  readonly kind: 'lifeBecomes';
  readonly amount: Amount;
}
export interface Sacrifice extends Done {
  readonly kind: 'sacrifice';
  readonly objects: ObjectPhrase;
}
/** Destroys (CR 701.8). */
export interface Destroy extends Done {
  readonly kind: 'destroy';
  readonly objects: ObjectPhrase;
}
/** Exiles; with counters on it: "exile it with three time counters on it". */
export interface Exile extends Done {
  readonly kind: 'exile';
  readonly objects: ObjectPhrase;
  readonly from?: InZone;
  /** "from among permanents you control and/or cards in your graveyard": the description says of neither that it is a card (CR 702.167b). */
  readonly amongYours?: true;
  readonly faceDown?: true;
  readonly with?: readonly CounterSpec[];
}
export interface CounterSpec extends Done {
  readonly kind: 'counterSpec';
  readonly amount: Amount;
  readonly counter: string;
  /** Only where this holds of what enters, as it would be on the battlefield; written where the sentence behind says so (CR 614.12). */
  readonly onlyIf?: Condition;
}
/** Puts, or returns, objects into a zone; `verb` is wording. The doer's side of every other move than the verbs above. */
export interface Move extends Done {
  readonly kind: 'move';
  readonly objects: ObjectPhrase;
  /** "return this card from your graveyard": only if it is there. */
  readonly from?: InZone;
  readonly to: Destination;
}
/** Where a move ends and how the object comes to stand there. */
export interface Destination extends Done {
  readonly kind: 'destination';
  readonly zone: 'hand' | 'library' | 'graveyard' | 'battlefield' | 'exile';
  /** Absent on the battlefield; `ownerOf` for "its owner's hand". */
  readonly whose?: PlayerPhrase;
  readonly position?:
    | 'top'
    | 'bottom'
    | 'topOrBottom'
    | 'secondFromTop'
    | 'thirdFromTop'
    | 'fourthFromTop'
    | 'fifthFromTop'
    | 'seventhFromTop';
  readonly order?: 'any' | 'random';
  readonly tapped?: true;
  readonly attacking?: true;
  /** "attacking that opponent". */
  readonly attackingWhom?: PlayerPhrase;
  /** Attacking what the creature attacked that was returned to pay for it (CR 702.49c); no words say it. */
  readonly attackingAsReturned?: true;
  readonly transformed?: true;
  /** CR 708.2a: with no characteristics listed, a 2/2 creature. */
  readonly faceDown?: true;
  /** "under your control", "under its owner's control"; absent: the doer's (CR 110.2a). */
  readonly under?: PlayerPhrase;
  readonly attachedTo?: ObjectPhrase;
  readonly with?: readonly CounterSpec[];
}
/** Counters a spell or ability (CR 701.6). */
export interface CounterSpell extends Done {
  readonly kind: 'counter';
  readonly objects: ObjectPhrase;
  /** Where a spell goes that is so countered; written where the sentence behind says it. */
  readonly instead?: Act;
}
export interface Tap extends Done {
  readonly kind: 'tap';
  readonly objects: ObjectPhrase;
}
export interface Untap extends Done {
  readonly kind: 'untap';
  readonly objects: ObjectPhrase;
}
/** "tap or untap": one of them, chosen on resolution. */
export interface TapOrUntap extends Done {
  readonly kind: 'tapOrUntap';
  readonly objects: ObjectPhrase;
}
/** Puts counters on objects or players. */
export interface PutCounters extends Done {
  readonly kind: 'putCounters';
  /** "and a flying counter": of another kind too. */
  readonly also?: readonly CounterSpec[];
  /** "or a flying counter": of one of the kinds, as who puts them chooses. */
  readonly or?: readonly CounterSpec[];
  readonly amount: Amount;
  readonly counter: string;
  readonly on: ObjectPhrase;
  /** "distribute … among": each gets at least one. */
  readonly distributed?: true;
}
/** "double the number of +1/+1 counters on it" (CR 701.10e); without a kind: of each kind of counter. */
export interface DoubleCounters extends Done {
  readonly kind: 'doubleCounters';
  readonly counter?: string;
  readonly on: ObjectPhrase;
}
/** "Change the text of … by replacing all instances of one color word with another" (CR 612). */
export interface ChangeText extends Done {
  readonly kind: 'changeText';
  readonly of: ObjectPhrase;
  /** Which words may be replaced, each by another of its kind. */
  readonly words: 'color' | 'basicLandType' | 'colorOrBasicLandType' | 'creatureType';
  /** The new word, where the text says it. */
  readonly to?: string;
  /** What the new word can't be; written where the sentence behind says so. */
  readonly except?: string;
}
/** Removes counters; no `counter`: of any kind. */
export interface RemoveCounters extends Done {
  readonly kind: 'removeCounters';
  readonly quantity: Quantity | AllOfThem;
  readonly counter?: string;
  readonly from: ObjectPhrase;
}
export interface AllOfThem extends Done {
  readonly kind: 'allOfThem';
}
/** A player gets counters: "you get {E}{E}", "target player gets two poison counters". */
export interface GetCounters extends Done {
  readonly kind: 'getCounters';
  readonly amount: Amount;
  readonly counter: string;
}
/** Searches a library (and other zones) for cards (CR 701.23). What happens to them follows as further acts. */
export interface Search extends Done {
  readonly kind: 'search';
  readonly whose: PlayerPhrase;
  /** "graveyard, hand, and library"; absent: the library. */
  readonly zones?: readonly Zone[];
  readonly for: ObjectPhrase;
}
/** Shuffles the library, or objects into it: "shuffle it into its owner's library". */
export interface Shuffle extends Done {
  readonly kind: 'shuffle';
  readonly library?: PlayerPhrase;
  readonly objects?: ObjectPhrase;
}
/** Reveals cards; `until`: "reveal cards from the top of your library until you reveal a land card". */
export interface Reveal extends Done {
  readonly kind: 'reveal';
  readonly objects: ObjectPhrase;
  readonly until?: ObjectPhrase;
}
/** Looks at cards. */
export interface LookAt extends Done {
  readonly kind: 'lookAt';
  readonly objects: ObjectPhrase;
}
export interface GainControl extends Done {
  readonly kind: 'gainControl';
  readonly objects: ObjectPhrase;
}
export interface ExchangeControl extends Done {
  readonly kind: 'exchangeControl';
  readonly objects: ObjectPhrase;
}
/** "exchange this permanent with an Aura card in your hand" (CR 701.12d). */
export interface ExchangeCards extends Done {
  readonly kind: 'exchangeCards';
  readonly object: ObjectPhrase;
  readonly with: ObjectPhrase;
}
export interface Attach extends Done {
  readonly kind: 'attach';
  readonly objects: ObjectPhrase;
  readonly to: ObjectPhrase;
  /** "as though that planeswalker were a creature" (CR 702.6e). */
  readonly asThough?: 'creature';
}
/** "exile cards from the top of your library until you exile a nonland card". */
export interface ExileUntil extends Done {
  readonly kind: 'exileUntil';
  readonly until: ObjectPhrase;
}
/** Copies a spell or ability (CR 707.10); `newTargets`: you may choose new targets for the copy. */
export interface CopySpell extends Done {
  readonly kind: 'copySpell';
  readonly objects: ObjectPhrase;
  readonly times?: Amount;
  /** Written where the sentence behind it says so: the copies are put on the stack with their targets chosen. */
  readonly newTargets?: true;
  /** "except for its epic ability": without the abilities of that keyword. */
  readonly without?: string;
  /** "copy this spell in exile": as a card there, whatever it was, that may be cast (CR 707.12). */
  readonly in?: 'exile';
  /** "for each other creature that spell could target": a copy for each of these, with it as its target (CR 707.10d). */
  readonly forEachTarget?: Filter | EitherFilter;
  /** "except that the copy is red" (CR 707.9). */
  readonly except?: readonly Act[];
}
/** "Change the target of target spell …", "Change a target of target spell or ability to this creature" (CR 115.7a-c). */
export interface ChangeTargets extends Done {
  readonly kind: 'changeTargets';
  readonly of: ObjectPhrase;
  /** All of them or none, only one, or any number. */
  readonly which: 'all' | 'one' | 'any';
  readonly to?: ObjectPhrase | PlayerPhrase;
}
export interface ChooseNewTargets extends Done {
  readonly kind: 'chooseNewTargets';
  readonly for: ObjectPhrase;
}
export interface WinGame extends Done {
  readonly kind: 'winGame';
}
export interface LoseGame extends Done {
  readonly kind: 'loseGame';
}
/** Prevents damage (CR 615): so much, or all; to whom, by what, during the clause's duration. */
export interface PreventDamage extends Done {
  readonly kind: 'preventDamage';
  readonly amount: Amount | AllOfThem;
  readonly combat?: 'combat' | 'noncombat';
  readonly to?: ObjectPhrase | PlayerPhrase | Recipients;
  readonly by?: ObjectPhrase;
  /** Where it stands within the sentence. */
  readonly duration?: Duration;
  /** "dealt to and dealt by": `to` deals it or is dealt it. */
  readonly both?: true;
  /** "The next time [a source] would deal damage": one instance of damage, however much it is (CR 615.8). */
  readonly once?: true;
  /** What is done whenever it has prevented damage (CR 615.5); the engine puts the sentences here that say so. */
  readonly afterwards?: readonly Clause[];
}
/** "Until end of combat, you don't lose this mana as steps and phases end": said of the mana just added (CR 500.5). */
export interface KeepMana extends Done {
  readonly kind: 'keepMana';
}
/** "loses all unspent mana" (CR 106.4). */
export interface LoseMana extends Done {
  readonly kind: 'loseMana';
}
/** "Your maximum hand size is reduced by four", "is four" (CR 402.2). */
export interface ChangeHandSize extends Done {
  readonly kind: 'changeHandSize';
  readonly how: 'is' | 'more' | 'less';
  readonly amount: Amount;
}
/** "You have no maximum hand size" (CR 402.2). */
export interface NoMaximumHandSize extends Done {
  readonly kind: 'noMaximumHandSize';
}

/** "… for each creature you control": the act with its amount multiplied. */
export interface Multiplied extends Done {
  readonly kind: 'multiplied';
  readonly act: Act;
  readonly by: Amount;
}
