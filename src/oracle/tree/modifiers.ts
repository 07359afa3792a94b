// What a description says of objects behind its noun.
import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Amount, NumericCharacteristic, Quantity } from './amounts.ts';
import type { OffBattlefield, ThisWay, WithMost } from './fewest.ts';
import type { HappenedThisTurn } from './happened.ts';
import type { WithManaCost, WithParity, WithTargets, WithXInCost } from './inCost.ts';
import type { KeywordAbility } from './keywords.ts';
import type { Adjective, Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { MostVotes } from './votes.ts';
import type { Worded } from './wording.ts';

/** "you control", "an opponent controls". */
export interface ControlledBy extends Worded {
  readonly kind: 'controlledBy';
  readonly player: PlayerPhrase;
}
/** "you don't control". */
export interface NotControlledBy extends Worded {
  readonly kind: 'notControlledBy';
  readonly player: PlayerPhrase;
}
/** "you own", "you don't own". */
export interface OwnedBy extends Worded {
  readonly kind: 'ownedBy';
  /** "you own and control". */
  readonly controls?: true;
  readonly player: PlayerPhrase;
  readonly not?: true;
}
/** "in your graveyard", "from a graveyard", "in exile", "on the battlefield"; no `whose`: anyone's. */
export interface InZone extends Worded {
  readonly kind: 'inZone';
  readonly zone: Zone;
  readonly whose?: PlayerPhrase;
  /** "in graveyards and libraries": in either. */
  readonly also?: Zone;
  /** "from a single graveyard": several cards are all in the same player's. */
  readonly single?: true;
}
/** "spells you cast from anywhere other than your hand". */
export interface CastElsewhere extends Worded {
  readonly kind: 'castElsewhere';
  readonly whose: PlayerPhrase;
  readonly zone: Zone;
}
/** "creature that convoked it" (CR 702.51c), "creature it devoured" (702.82b). */
export interface UsedFor extends Worded {
  readonly kind: 'usedFor';
  readonly keyword: 'convoke' | 'devour';
  readonly by: ObjectPhrase;
}
/** "with flying", "with suspend". */
export interface WithKeyword extends Worded {
  readonly kind: 'withKeyword';
  readonly keywords: readonly KeywordAbility[];
}
/** "without flying". */
export interface WithoutKeyword extends Worded {
  readonly kind: 'withoutKeyword';
  readonly keyword: KeywordAbility;
  /** "without flying or reach": with neither. */
  readonly or?: KeywordAbility;
}
export type Comparison = 'equal' | 'orLess' | 'orGreater' | 'less' | 'greater';
/** "with power 4 or greater", "with mana value X", "with power less than this creature's power". */
export interface WithCharacteristic extends Worded {
  readonly kind: 'withCharacteristic';
  readonly characteristic: NumericCharacteristic | 'powerOrToughness';
  readonly comparison: Comparison;
  readonly amount: Amount;
}
/** "with a basic land type" (CR 305.6). */
export interface WithBasicLandType extends Worded {
  readonly kind: 'withBasicLandType';
}
/** "with no abilities". */
export interface WithoutAbilities extends Worded {
  readonly kind: 'withoutAbilities';
}
/** "with a +1/+1 counter on it"; no `counter`: of any kind. */
export interface WithCounters extends Worded {
  readonly kind: 'withCounters';
  readonly amount: Quantity;
  readonly counter?: string;
}
/** "with no counters on them". */
export interface WithoutCounters extends Worded {
  readonly kind: 'withoutCounters';
  readonly counter?: string;
}
/** "named Kird Ape". */
export interface Named extends Worded {
  readonly kind: 'named';
  readonly name: string;
}
/** "with the chosen name", "of the chosen color". */
export interface OfChosen extends Worded {
  readonly kind: 'ofChosen';
  readonly quality:
    | 'color'
    | 'creatureType'
    | 'cardType'
    | 'landType'
    | 'name'
    | 'type'
    | 'kind'
    /** "of the creature type of your choice": chosen as the instruction is followed. */
    | 'creatureTypeNow';
  /** The type that has been chosen so; no words say it. */
  readonly type?: string;
}
/** "that's red", "that's one or more colors", "that's attacking", "that isn't a Human". */
export interface ThatIs extends Worded {
  readonly kind: 'thatIs';
  readonly is: Adjective;
  /** "that aren't enchanted". */
  readonly not?: true;
}
/** "that's an instant or sorcery", "that isn't a Demon"; `any`: "that's a Wolf or a Werewolf". */
export interface ThatIsKind extends Worded {
  readonly kind: 'thatIsKind';
  readonly is?: Filter;
  readonly any?: readonly ObjectPhrase[];
  readonly not?: true;
}
/** "that targets a creature", "that targets only this creature". */
export interface ThatTargets extends Worded {
  readonly kind: 'thatTargets';
  /** "that targets only …". */
  readonly only?: true;
  /** "only a single Golem": the same one, however often. */
  readonly single?: true;
  readonly target: ObjectPhrase | PlayerPhrase;
  /** "that targets you or a permanent you control". */
  readonly or?: ObjectPhrase;
}
/** "attached to it", "attached to enchanted creature". */
export interface AttachedTo extends Worded {
  readonly kind: 'attachedTo';
  readonly to: ObjectPhrase;
}
/** "with another Aura attached to it". */
export interface WithAttached extends Worded {
  readonly kind: 'withAttached';
  readonly attached: ObjectPhrase;
}
/** "blocking it", "blocked by this creature", "attacking you". */
export interface InCombatWith extends Worded {
  readonly kind: 'inCombatWith';
  readonly relation: 'blocking' | 'blockedBy' | 'blockingOrBlockedBy' | 'attacking' | 'bandedWith';
  readonly other: ObjectPhrase | PlayerPhrase;
}
/** This creature and the creature that it is paired with: "both creatures", "each of those creatures" (CR 702.95b). */
export interface InPair extends Worded {
  readonly kind: 'inPair';
}
/** "put onto the battlefield with this Aura": by an ability of it (CR 607.2). */
export interface PutWith extends Worded {
  readonly kind: 'putWith';
  readonly source: ObjectPhrase;
}
/** "exiled with this artifact" (CR 607.2a). */
export interface ExiledWith extends Worded {
  readonly kind: 'exiledWith';
  readonly source: ObjectPhrase;
}
/** "from among them": one of the cards spoken of before. */
export interface FromAmong extends Worded {
  readonly kind: 'fromAmong';
  readonly them: ObjectPhrase;
}
/** "other than this creature", "except for artifacts". */
export interface OtherThan extends Worded {
  readonly kind: 'otherThan';
  readonly object: ObjectPhrase;
}
/** "that shares a color with it", "with the same name as that creature". */
export interface SharesQuality extends Worded {
  readonly kind: 'sharesQuality';
  readonly quality: 'color' | 'creatureType' | 'cardType' | 'name' | 'manaValue';
  readonly with: ObjectPhrase;
}
export type Modifier =
  | ControlledBy
  | NotControlledBy
  | OwnedBy
  | InZone
  | CastElsewhere
  | UsedFor
  | WithKeyword
  | WithoutKeyword
  | WithoutAbilities
  | WithBasicLandType
  | WithParity
  | WithManaCost
  | OffBattlefield
  | ThisWay
  | WithMost
  | MostVotes
  | WithCharacteristic
  | WithCounters
  | WithoutCounters
  | Named
  | OfChosen
  | ThatIs
  | ThatIsKind
  | HappenedThisTurn
  | ThatTargets
  | WithXInCost
  | WithTargets
  | AttachedTo
  | WithAttached
  | InCombatWith
  | InPair
  | ExiledWith
  | PutWith
  | FromAmong
  | OtherThan
  | SharesQuality;
