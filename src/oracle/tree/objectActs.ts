// What objects do or have; the object is the clause's subject.
import type { Color } from '../../rules/vocabulary/colors.ts';
import type { CardType, Supertype } from '../../rules/vocabulary/types.ts';
import type { Ability } from './abilities.ts';
import type { Act } from './acts.ts';
import type { Amount, SignedAmount } from './amounts.ts';
import type { ProhibitedAttaching } from './attached.ts';
import type { Done } from './done.ts';
import type { Duration } from './durations.ts';
import type { KeywordAbility } from './keywords.ts';
import type { EitherFilter, Filter, ObjectPhrase, TypeWord } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** "gets +1/-1" (CR 613.4c). */
export interface Get extends Done {
  readonly kind: 'get';
  readonly power: SignedAmount;
  readonly toughness: SignedAmount;
  /** Said as doubling or tripling (CR 701.10, 701.11). */
  readonly changed?: 'doubled' | 'tripled';
  /** "gets +2/-2 or -2/+2": what may be chosen instead as the instruction is followed (CR 608.2d). */
  readonly orElse?: SizeChange;
}
/** "-2/+2" (CR 613.4c). */
export interface SizeChange extends Worded {
  readonly kind: 'sizeChange';
  readonly power: SignedAmount;
  readonly toughness: SignedAmount;
}
/** Gains, or has, abilities; `verb` gain or have is wording. For players too ("you have hexproof"). */
export interface Gain extends Done {
  readonly kind: 'gain';
  readonly abilities: readonly Ability[];
  /** "your choice of vigilance, lifelink, or haste": one of them. */
  readonly oneOf?: true;
}
/** Loses abilities; `allAbilities`: all of them. */
export interface Lose extends Done {
  readonly kind: 'lose';
  readonly abilities: readonly Ability[];
}
export interface LoseAllAbilities extends Done {
  readonly kind: 'loseAllAbilities';
}
/** "has base power and toughness 1/1" (CR 613.4b); either may be left alone. */
export interface HaveBase extends Done {
  readonly kind: 'haveBase';
  readonly power?: Amount;
  readonly toughness?: Amount;
  /** "each equal to": `power` says both. */
  readonly alike?: true;
}
/** "~'s power and toughness are each equal to …": a characteristic-defining ability (CR 604.3). */
export interface BaseEquals extends Done {
  readonly kind: 'baseEquals';
  readonly which: 'power' | 'toughness' | 'both';
  /** "its toughness is equal to that number plus 1". */
  readonly toughnessMore?: Amount;
  readonly amount: Amount;
  readonly toughness?: Amount;
}
/** Becomes something: a 3/3 Elemental creature with haste that's still a land; a color; a type. */
export interface Become extends Done {
  readonly kind: 'become';
  readonly power?: Amount;
  readonly toughness?: Amount;
  /** "power and toughness each equal to": `power` says both. */
  readonly alike?: true;
  readonly colors?: readonly Color[];
  readonly colorless?: true;
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly TypeWord[];
  /** "Saproling creatures and Forest lands": these too. */
  readonly moreTypes?: readonly TypeWord[];
  readonly abilities?: readonly Ability[];
  /** "with all creature types". */
  readonly everyCreatureType?: true;
  /** "and loses all other card types and abilities". */
  readonly losesOthers?: true;
  /** "in addition to its other types / colors". */
  readonly inAddition?: 'types' | 'creatureTypes' | 'colors' | 'colorsAndTypes' | 'landTypes';
}
/** "is an artifact in addition to its other types", "are Islands", "is all colors". Static twin of `become` where no duration is given. */
export interface BecomeChosen extends Done {
  readonly kind: 'becomeChosen';
  /** The first four are of someone's choice, made as the instruction is followed; the chosen ones were chosen before. */
  readonly quality:
    | 'color'
    | 'colors'
    | 'creatureType'
    | 'basicLandType'
    | 'chosenColor'
    | 'chosenType'
    | 'allColors'
    | 'everyCreatureType'
    | 'everyBasicLandType';
  readonly inAddition?: true;
}
/** "isn't a creature", "loses all creature types" (CR 613.1d). */
export interface LoseTypes extends Done {
  readonly kind: 'loseTypes';
  readonly types: readonly CardType[];
  readonly allOf?: 'creatureTypes';
}
/** "can't have or gain first strike": loses it, and nothing gives it (CR 113.11). */
export interface CantHave extends Done {
  readonly kind: 'cantHave';
  readonly abilities: readonly Ability[];
}
/** "gains the non-backup abilities of this creature printed below this one": below the ability that says so (CR 702.165a). */
export interface GainPrintedBelow extends Done {
  readonly kind: 'gainPrintedBelow';
  /** Abilities of that keyword aren't gained. */
  readonly except: 'backup';
}
/** "Switch target creature's power and toughness" (CR 613.4d). */
export interface SwitchPowerToughness extends Done {
  readonly kind: 'switchPowerToughness';
}
/** "has all activated abilities of all creature cards in all graveyards". */
export interface GainActivated extends Done {
  readonly kind: 'gainActivated';
  /** "all loyalty abilities": those with such a cost. */
  readonly which: 'activated' | 'loyalty';
  readonly of: ObjectPhrase;
}
/** "becomes a copy of target creature". */
export interface BecomeCopy extends Done {
  readonly kind: 'becomeCopy';
  readonly of: ObjectPhrase;
  /** Where it is said before the exceptions. */
  readonly duration?: Duration;
  readonly except?: readonly Act[];
}
/** "except it has this ability" (CR 707.9a): the ability whose words these are. */
export interface KeepsThisAbility extends Done {
  readonly kind: 'keepsThisAbility';
}
/** "except its name is Sakashima" (CR 707.9b). */
export interface IsNamed extends Done {
  readonly kind: 'isNamed';
  readonly as: ObjectPhrase;
}
/** Exceptions of a copy (CR 707.9): "except it isn't legendary", "except it has no mana cost". */
export interface IsntLegendary extends Done {
  readonly kind: 'isntLegendary';
}
export interface HasNoManaCost extends Done {
  readonly kind: 'hasNoManaCost';
}
/** Deals damage (CR 120). Several recipients get the amount each; `divided`: as chosen among them. */
export interface DealDamage extends Done {
  readonly kind: 'dealDamage';
  readonly amount: Amount;
  readonly to: ObjectPhrase | PlayerPhrase | Recipients;
  readonly divided?: true;
  /** "divided evenly, rounded down, among any number of targets". */
  readonly evenly?: true;
}
/** "each creature and each player", "target creature and 2 damage …" are separate acts; here only one amount for all. Nobody named ("deals 4 damage instead"): those of the sentence before. */
export interface Recipients extends Done {
  readonly kind: 'recipients';
  readonly all: readonly (ObjectPhrase | PlayerPhrase)[];
}
export interface Fight extends Done {
  readonly kind: 'fight';
  readonly with: ObjectPhrase;
}
/** "{player} has {object} deal damage …" is a clause of its own; here "can't be blocked", "can't attack or block" … (CR 101.2). */
export interface Cant extends Done {
  readonly kind: 'cant';
  readonly what: readonly Prohibited[];
  /** "can't be blocked this turn except by …": where the words hold it within. */
  readonly duration?: Duration;
}
/** "can't get poison counters", "can't have -1/-1 counters put on them" (CR 122.1). */
export interface ProhibitedCounters extends Done {
  readonly kind: 'gettingCounters';
  readonly counter?: string;
}
/** "can't cause you to sacrifice permanents": said of you, and of what your opponents' spells and abilities make you do. */
export interface ProhibitedCausing extends Done {
  readonly kind: 'causing';
  readonly deed: 'sacrifice' | 'discard';
}
/** "can't untap more than two permanents during their untap steps" (CR 502.3). */
export interface ProhibitedUntapping extends Done {
  readonly kind: 'untapping';
  readonly amount: Amount;
  readonly objects: Filter | EitherFilter;
}
export type Prohibited =
  | ProhibitedAttaching
  | ProhibitedCausing
  | ProhibitedUntapping
  | ProhibitedDeed
  | ProhibitedBlocking
  | ProhibitedCasting
  | ProhibitedPaying
  | ProhibitedCounters;
/** Deeds and sufferings forbidden by name. */
export interface ProhibitedDeed extends Done {
  readonly kind: 'deed';
  readonly deed:
    | 'assignCombatDamage'
    | 'attack'
    | 'block'
    | 'attackAlone'
    | 'blockAlone'
    | 'attackYou'
    | 'attackYouOrPlaneswalkers'
    | 'beBlocked'
    | 'beCountered'
    | 'beRegenerated'
    | 'beTargeted'
    | 'beEnchanted'
    | 'beEquipped'
    | 'beSacrificed'
    | 'untap'
    | 'transform'
    | 'gainLife'
    | 'drawCards'
    | 'playLands'
    | 'castSpells'
    | 'loseGame'
    | 'winGame'
    | 'beActivated'
    | 'loseAtNoLife'
    | 'beActivatedUnlessMana'
    | 'attackUnlessAlone'
    | 'beCast'
    | 'haveCounters'
    | 'searchLibraries'
    | 'activateItsAbilities'
    | 'loseLife'
    | 'beDestroyed'
    | 'enterBattlefield';
  /** "except due to its daybound ability": the keyword whose ability may have it done all the same. */
  readonly exceptBy?: string;
}
/** "can't be blocked by creatures with power 2 or less", "can't block creatures with flying", "can't be blocked except by …". */
export interface ProhibitedBlocking extends Done {
  readonly kind: 'blocking';
  readonly relation:
    | 'blockWhat'
    | 'beBlockedBy'
    | 'beBlockedExceptBy'
    | 'blockExcept'
    | 'beBlockedByMoreThan'
    | 'beBlockedByFewerThan'
    /** Said of players: with which creatures they can't block. */
    | 'blockWith';
  readonly objects?: ObjectPhrase;
  readonly amount?: Amount;
}
/** "can't cast noncreature spells", "can't cast more than one spell each turn", "can't be the target of spells opponents control". */
export interface ProhibitedCasting extends Done {
  readonly kind: 'casting';
  readonly relation:
    | 'cast'
    | 'castMoreThan'
    | 'beTargetOf'
    | 'castFrom'
    | 'castFromElsewhere'
    | 'castDuringCombat'
    /** Activating abilities other than mana abilities. */
    | 'activate'
    /** Activating any ability of these. */
    | 'activateAny'
    /** "can cast spells only any time they could cast a sorcery", "… only during their own turns". */
    | 'castExceptAsSorcery'
    | 'castExceptOnOwnTurn'
    | 'activateExceptOnOwnTurn'
    | 'drawMoreThan';
  readonly objects?: ObjectPhrase;
  readonly amount?: Amount;
}
/** "can't pay life or sacrifice creatures to cast spells or activate abilities" (CR 118.3, 601.2h, 602.2b). */
export interface ProhibitedPaying extends Done {
  readonly kind: 'payingWith';
  readonly life: true;
  readonly sacrificing: ObjectPhrase;
}
/** Requirements: "attacks each combat if able", "blocks this turn if able" (CR 508.1d, 509.1c). */
export interface Must extends Done {
  readonly kind: 'must';
  readonly deed:
    | 'attack'
    | 'block'
    | 'beBlocked'
    | 'beBlockedByAll'
    | 'attackEachCombat'
    /** "attacks a player other than you if able": you are the one whose words they are. */
    | 'attackAnother'
    /** "attacks you if able", likewise. */
    | 'attackYou'
    /** "attacks this planeswalker if able": `objects`. */
    | 'attackThat'
    | 'blockEachCombat'
    | 'goaded';
  /** "blocks this creature this turn if able", "must be blocked by an Eldrazi if able". */
  readonly objects?: ObjectPhrase;
  /** "must be blocked this turn if able". */
  readonly duration?: Duration;
}
/** "No more than two creatures can attack you each combat": a restriction on the whole declaration (CR 508.1c, 509.1b). */
export interface AtMost extends Done {
  readonly kind: 'atMost';
  readonly amount: Amount;
  readonly deed: 'attack' | 'attackYou' | 'block';
}
/** "Untap all permanents you control during each other player's untap step" (CR 502.3). */
export interface UntapDuring extends Done {
  readonly kind: 'untapDuring';
  readonly objects: ObjectPhrase;
}
/** "You may choose not to untap this artifact during your untap step." */
export interface MayStayTapped extends Done {
  readonly kind: 'mayStayTapped';
  readonly objects: ObjectPhrase;
}
/** "doesn't untap during its controller's untap step". */
export interface DoesntUntap extends Done {
  readonly kind: 'doesntUntap';
  readonly during:
    | 'untapStep'
    | 'nextUntapStep'
    /** The next one of the player who exerted it (CR 701.43a); no words say it. */
    | 'exertersUntapStep';
}
/** "can block an additional creature each combat", "can block any number of creatures", "can attack as though it didn't have defender". */
export interface Can extends Done {
  readonly kind: 'can';
  /** "can attack this turn as though it didn't have defender". */
  readonly duration?: Duration;
  readonly what:
    | 'blockAdditional'
    | 'blockAnyNumber'
    | 'attackDespiteDefender'
    | 'blockOnlyFlyers'
    | 'assignDamageAsUnblocked'
    | 'assignDamageByToughness'
    /** What is tapped for a station ability counts by its toughness (CR 702.184c). */
    | 'stationByToughness'
    /** What is tapped to crew Vehicles, or to saddle Mounts as well, counts with that much more power, or by its toughness (CR 702.122, 702.171). */
    | 'crewWithMore'
    | 'crewByToughness'
    | 'saddleAndCrewWithMore'
    | 'saddleAndCrewByToughness'
    | 'blockDespiteShadow'
    /** "be blocked as though they didn't have islandwalk". */
    | 'beBlockedDespite'
    /** Be the target of spells and abilities as though it didn't have `despite`. */
    | 'beTargeted';
  readonly amount?: Amount;
  readonly despite?: 'hexproof' | 'shroud';
  readonly keyword?: KeywordAbility;
  /** Whose spells and abilities; absent: anyone's. */
  readonly whose?: PlayerPhrase;
}
/** "remains exiled", "stays": said for clearness; nothing is done. */
export interface Remain extends Done {
  readonly kind: 'remain';
  readonly where: 'exiled' | 'tapped' | 'onBattlefield';
}
/** "It's still a land": what it becomes, it is in addition to this (CR 205.1b). */
export interface StillIs extends Done {
  readonly kind: 'stillIs';
  readonly types: readonly TypeWord[];
}
/** "pair this creature with another unpaired creature you control for as long as both remain …" (CR 702.95a). */
export interface Pair extends Done {
  readonly kind: 'pair';
  readonly object: ObjectPhrase;
  readonly with: ObjectPhrase;
}
