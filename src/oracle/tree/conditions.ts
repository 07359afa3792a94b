import type { Amount, Quantity } from './amounts.ts';
import type { HasTargets } from './casting.ts';
import type { Cost } from './costs.ts';
import type { FaceIsUp, IsDayNight } from './dayNight.ts';
import type { CompletedDungeon } from './dungeons.ts';
import type { Event } from './events/index.ts';
import type { DoneSo } from './fewest.ts';
import type { Modifier } from './modifiers.ts';
import type { Adjective, EitherFilter, Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerDesignation, PlayerPhrase } from './players.ts';
import type { SharedThisWay } from './repeat.ts';
import type { ChoseRingBearer, IsRingBearer } from './ring.ts';
import type { VoteWon } from './votes.ts';
import type { Worded } from './wording.ts';

/** "you control a Swamp", "an opponent controls three or more creatures". */
export interface Controls extends Worded {
  readonly kind: 'controls';
  readonly player: PlayerPhrase;
  readonly objects: ObjectPhrase;
}
/** "you control no creatures". */
export interface ControlsNo extends Worded {
  readonly kind: 'controlsNo';
  readonly player: PlayerPhrase;
  readonly filter: Filter | EitherFilter;
}
/** "there are seven or more cards in your graveyard", "a creature is on the battlefield". */
export interface Exists extends Worded {
  readonly kind: 'exists';
  readonly objects: ObjectPhrase;
}
/** "it's untapped", "enchanted creature is red", "this creature is attacking". */
export interface IsAdjective extends Worded {
  readonly kind: 'isAdjective';
  readonly object: ObjectPhrase;
  readonly is: Adjective;
  /** "isn't". */
  readonly not?: true;
}
/** "it's a creature", "that card is a land card", "enchanted permanent is a creature". */
export interface IsKind extends Worded {
  readonly kind: 'isKind';
  readonly object: ObjectPhrase;
  readonly filter: Filter | EitherFilter;
  /** "isn't a creature". */
  readonly not?: true;
}
/** "it's on the battlefield", "this card is in your graveyard", "it's exiled". */
export interface IsInZone extends Worded {
  readonly kind: 'isInZone';
  readonly object: ObjectPhrase;
  readonly zone: 'battlefield' | 'graveyard' | 'exile' | 'hand' | 'command' | 'stack';
  /** "in the command zone or on the battlefield". */
  readonly or?: 'battlefield';
  readonly whose?: PlayerPhrase;
  /** "no creatures are on the battlefield". */
  readonly not?: true;
}
/** "this creature has a +1/+1 counter on it", "it has flying", "it has power 4 or greater". */
export interface HasQuality extends Worded {
  readonly kind: 'hasQuality';
  /** "doesn't have the same name as". */
  readonly not?: true;
  readonly object: ObjectPhrase;
  readonly quality: Modifier;
}
/** "you have no cards in hand", "you have 5 or less life" and the like: an amount compared with another. */
export interface Compare extends Worded {
  readonly kind: 'compare';
  readonly left: Amount;
  readonly comparison: 'equal' | 'orLess' | 'orGreater' | 'less' | 'greater';
  readonly right: Amount;
  /** "greater than this or that": one of the two is enough. */
  readonly or?: Amount;
}
/** "an opponent controls more lands than you", "you have more cards in hand than each opponent". */
export interface HasMore extends Worded {
  readonly kind: 'hasMore';
  readonly player: PlayerPhrase;
  readonly of: 'permanents' | 'hand' | 'life';
  /** Which permanents are counted. */
  readonly objects?: Filter;
  readonly than: PlayerPhrase;
  /** "fewer", "less". */
  readonly fewer?: true;
}
/** "that creature has greater power or toughness than this creature". */
export interface Bigger extends Worded {
  readonly kind: 'bigger';
  readonly object: ObjectPhrase;
  readonly than: ObjectPhrase;
}
/** "you have two or more cards in hand". */
export interface HandSize extends Worded {
  readonly kind: 'handSize';
  readonly player: PlayerPhrase;
  readonly quantity: Quantity | NoneAtAll;
  /** Of another zone's cards: "seven or more cards in your graveyard". */
  readonly zone?: 'graveyard' | 'library';
}
/** "an opponent has three or more poison counters". */
export interface HasCounters extends Worded {
  readonly kind: 'hasCounters';
  readonly player: PlayerPhrase;
  readonly quantity: Quantity;
  readonly counter: string;
}
export interface NoneAtAll extends Worded {
  readonly kind: 'noneAtAll';
}
/** "it's your turn", "it's not your turn". */
export interface WhoseTurn extends Worded {
  readonly kind: 'whoseTurn';
  readonly player: PlayerPhrase;
  readonly not?: true;
}
/** Something has happened this turn: "a creature died this turn", "you gained life this turn", "you've cast another spell this turn". */
export interface HappenedCondition extends Worded {
  readonly kind: 'happened';
  readonly event: Event;
  readonly since: 'thisCombat' | 'thisTurn' | 'lastTurn' | 'thisGame';
  readonly not?: true;
}
/** "you control a creature with the greatest power or …" is not here; "this spell was kicked", "its kicker cost was paid". */
export interface CostWasPaid extends Worded {
  readonly kind: 'costWasPaid';
  readonly object: ObjectPhrase;
  readonly keyword: string;
  /** "with its {2}{U} kicker": the cost of the one of several that is meant (CR 702.33f). */
  readonly withCost?: Cost;
  /** "the gift wasn't promised". */
  readonly not?: true;
  /** "was paid to turn it face up" (CR 702.37b). */
  readonly turningFaceUp?: true;
}
/** "you cast it", "it was cast", "it was cast from your hand". */
export interface WasCast extends Worded {
  readonly kind: 'wasCast';
  readonly object: ObjectPhrase;
  readonly by?: PlayerPhrase;
  readonly from?: 'hand' | 'graveyard' | 'exile';
  /** "from anywhere other than your hand". */
  readonly notFrom?: 'hand';
  /** "from your graveyard", whoever cast it. */
  readonly ofYours?: true;
  /** "you didn't cast it from your hand". */
  readonly not?: true;
}
/** "a creature card with flying was exiled with its delve ability": used to pay for it by that keyword (CR 400.7d, 702.66). */
export interface PaidWith extends Worded {
  readonly kind: 'paidWith';
  readonly objects: ObjectPhrase;
  readonly by: ObjectPhrase;
  readonly keyword: 'delve' | 'devour';
}
/** "{W}{W} was spent to cast it": at least that mana (CR 601.2h). */
export interface ManaOfEach extends Worded {
  readonly kind: 'manaOfEach';
  readonly object: ObjectPhrase;
  readonly symbols: readonly string[];
}
/** "you cast this spell during your main phase": when it was cast (CR 601.2i). */
export interface CastDuringMain extends Worded {
  readonly kind: 'castDuringMain';
  readonly object: ObjectPhrase;
}
/** "this is the second time this ability has resolved this turn". */
export interface NthResolution extends Worded {
  readonly kind: 'nthResolution';
  readonly ordinal: number;
}
/** "this is the first spell with its name to have resolved under your control this game" (CR 702.192a). */
export interface FirstOfItsName extends Worded {
  readonly kind: 'firstOfItsName';
}
/** "this permanent came under your control since the beginning of your last upkeep" (CR 702.30a). */
export interface CameSinceUpkeep extends Worded {
  readonly kind: 'cameSinceUpkeep';
  readonly object: ObjectPhrase;
}
/** "it entered from your graveyard": from where it was put onto the battlefield. */
export interface EnteredFrom extends Worded {
  readonly kind: 'enteredFrom';
  readonly object: ObjectPhrase;
  readonly zone: IsInZone['zone'];
  readonly whose?: PlayerPhrase;
}
/** "it's the second creature spell you cast this turn". */
export interface NthCast extends Worded {
  readonly kind: 'nthCast';
  readonly object: ObjectPhrase;
  readonly ordinal: number;
  readonly spell: Filter | EitherFilter;
}
/** "it's your main phase", "it's the first combat phase of the turn". */
export interface InPhase extends Worded {
  readonly kind: 'inPhase';
  readonly phase: 'main' | 'combat';
  readonly whose?: PlayerPhrase;
  readonly first?: true;
}
/** "you're the monarch", "you have the city's blessing", "there is no monarch". */
export interface IsDesignated extends Worded {
  readonly kind: 'isDesignated';
  readonly player: PlayerPhrase;
  readonly designation: PlayerDesignation;
  readonly not?: true;
}
/** "tribute wasn't paid": the opponent chosen for it didn't have it enter with the counters (CR 702.104b). */
export interface TributePaid extends Worded {
  readonly kind: 'tributePaid';
  readonly object: ObjectPhrase;
  readonly not?: true;
}
/** "• Khans — …": that anchor word was chosen as this entered (CR 614.12c). */
export interface AnchorWordChosen extends Worded {
  readonly kind: 'anchorWordChosen';
  readonly word: string;
}
/** "you win the flip", "you lose the flip", "you win": what an act before came to. */
export interface Won extends Worded {
  readonly kind: 'won';
  readonly what: 'flip' | 'clash';
  readonly not?: true;
  /** The act (set by `bind`). */
  readonly mark?: number;
}
/** "you do": within an "if" after a choice. */
export interface AllOf extends Worded {
  readonly kind: 'allOf';
  readonly conditions: readonly Condition[];
}
export interface AnyOf extends Worded {
  readonly kind: 'anyOf';
  readonly conditions: readonly Condition[];
}
export type Condition =
  | Controls
  | ControlsNo
  | Exists
  | IsAdjective
  | IsKind
  | IsInZone
  | HasQuality
  | Compare
  | Bigger
  | HasMore
  | HandSize
  | HasCounters
  | WhoseTurn
  | HappenedCondition
  | CostWasPaid
  | PaidWith
  | ManaOfEach
  | CastDuringMain
  | NthResolution
  | FirstOfItsName
  | WasCast
  | HasTargets
  | CameSinceUpkeep
  | EnteredFrom
  | NthCast
  | DoneSo
  | SharedThisWay
  | IsDesignated
  | IsDayNight
  | TributePaid
  | AnchorWordChosen
  | CompletedDungeon
  | ChoseRingBearer
  | IsRingBearer
  | FaceIsUp
  | InPhase
  | Won
  | VoteWon
  | AllOf
  | AnyOf;
export type ConditionNode = Condition | NoneAtAll;
