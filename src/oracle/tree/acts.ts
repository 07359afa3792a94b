import type { Color } from '../../rules/vocabulary/colors.ts';
import type { CardType, Supertype } from '../../rules/vocabulary/types.ts';
import type { Ability } from './abilities.ts';
import type { Amount, Quantity, SignedAmount } from './amounts.ts';
import type { Cost } from './costs.ts';
import type { EitherFilter, Filter, InZone, ObjectPhrase, TypeWord } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { Worded } from './wording.ts';

/** What is done, or a part of it. `mark` (set by `bind`) names what it came to, where later words speak of that. */
interface Done extends Worded {
  readonly mark?: number;
}

// ---- what players do; the doer is the clause's subject

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
/** Pays mana, with other costs or alone: "pays {2}". */
export interface PayMana extends Done {
  readonly kind: 'payMana';
  readonly cost: Cost;
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
  readonly faceDown?: true;
  readonly with?: readonly CounterSpec[];
}
export interface CounterSpec extends Done {
  readonly kind: 'counterSpec';
  readonly amount: Amount;
  readonly counter: string;
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
  readonly position?: 'top' | 'bottom' | 'topOrBottom' | 'secondFromTop' | 'thirdFromTop';
  readonly order?: 'any' | 'random';
  readonly tapped?: true;
  readonly attacking?: true;
  readonly transformed?: true;
  /** "under your control", "under its owner's control"; absent: the doer's (CR 110.2a). */
  readonly under?: PlayerPhrase;
  readonly attachedTo?: ObjectPhrase;
  readonly with?: readonly CounterSpec[];
}
/** Creates tokens (CR 701.7). */
export interface CreateToken extends Done {
  readonly kind: 'createToken';
  readonly amount: Amount;
  readonly token: TokenSpec;
  readonly tapped?: true;
  readonly attacking?: true;
  readonly attachedTo?: ObjectPhrase;
}
/** A token described in full: "1/1 white Soldier creature token with vigilance". */
export interface TokenDescription extends Done {
  readonly kind: 'tokenDescription';
  readonly name?: string;
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly supertypes: readonly Supertype[];
  /** Empty: colorless. */
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly Ability[];
}
/** A token that the rules define: Treasure, Food, Clue, Blood, Map, Powerstone … (CR 111.10). */
export interface PredefinedToken extends Done {
  readonly kind: 'predefinedToken';
  readonly name: string;
}
/** "a token that's a copy of target creature"; `except` as for copies. */
export interface CopyToken extends Done {
  readonly kind: 'copyToken';
  readonly of: ObjectPhrase;
  readonly except?: readonly Act[];
}
export type TokenSpec = TokenDescription | PredefinedToken | CopyToken;
/** Adds mana (CR 106). */
export interface AddMana extends Done {
  readonly kind: 'addMana';
  readonly mana: ManaProduced;
  readonly spendOnly?: Filter | EitherFilter;
}
/** "{G}{G}". */
export interface ManaSymbols extends Done {
  readonly kind: 'manaSymbols';
  readonly symbols: readonly string[];
}
/** "{G} or {U}", "{W}{W}, {W}{U}, or {U}{U}": one of them. */
export interface ManaChoice extends Done {
  readonly kind: 'manaChoice';
  readonly choices: readonly ManaSymbols[];
}
/** "one mana of any color", "two mana in any combination of colors", "X mana of any one color". */
export interface ManaOfColor extends Done {
  readonly kind: 'manaOfColor';
  readonly amount: Amount;
  readonly color: 'any' | 'anyCombination' | 'anyOne' | 'chosen' | 'anyLandCouldProduce' | 'commanderIdentity';
}
/** "{G} for each creature you control", "an amount of {G} equal to its power". */
export interface ManaAmount extends Done {
  readonly kind: 'manaAmount';
  readonly symbol: string;
  readonly amount: Amount;
}
export type ManaProduced = ManaSymbols | ManaChoice | ManaOfColor | ManaAmount;
/** Counters a spell or ability (CR 701.6). */
export interface CounterSpell extends Done {
  readonly kind: 'counter';
  readonly objects: ObjectPhrase;
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
  readonly amount: Amount;
  readonly counter: string;
  readonly on: ObjectPhrase;
  /** "distribute … among": each gets at least one. */
  readonly distributed?: true;
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
/** Keyword actions with a number: mill 2, scry 1, surveil 2, fateseal, adapt, monstrosity, bolster, amass, connive … (CR 701). */
export interface KeywordActionN extends Done {
  readonly kind: 'keywordActionN';
  readonly action:
    | 'mill'
    | 'scry'
    | 'surveil'
    | 'fateseal'
    | 'adapt'
    | 'monstrosity'
    | 'bolster'
    | 'support'
    | 'discover'
    | 'incubate'
    | 'endure'
    | 'collectEvidence'
    | 'amass';
  readonly amount: Amount;
  /** Amass: the Army's type. */
  readonly subtype?: string;
}
/** Keyword actions without more: proliferate, investigate, time travel, explore, regenerate … ; `objects` where they need one. */
export interface KeywordAction extends Done {
  readonly kind: 'keywordAction';
  readonly action:
    | 'proliferate'
    | 'investigate'
    | 'timeTravel'
    | 'populate'
    | 'learn'
    | 'ringTempts'
    | 'ventureIntoDungeon'
    | 'takeInitiative'
    | 'becomeMonarch'
    | 'cityBlessing'
    | 'manifestDread'
    | 'planeswalk';
}
/** Keyword actions done to objects: regenerate, goad, detain, transform, exert, suspect, phase out, clash … */
export interface KeywordActionOn extends Done {
  readonly kind: 'keywordActionOn';
  readonly action: 'regenerate' | 'goad' | 'detain' | 'transform' | 'exert' | 'suspect' | 'convert' | 'unattach';
  readonly objects: ObjectPhrase;
}
/** Object as subject: "it explores", "it connives", "phases out", "becomes blocked". */
export interface ObjectAction extends Done {
  readonly kind: 'objectAction';
  readonly action: 'explore' | 'connive' | 'phaseOut' | 'phaseIn' | 'removeFromCombat';
}
export interface GainControl extends Done {
  readonly kind: 'gainControl';
  readonly objects: ObjectPhrase;
}
export interface ExchangeControl extends Done {
  readonly kind: 'exchangeControl';
  readonly objects: ObjectPhrase;
}
export interface Attach extends Done {
  readonly kind: 'attach';
  readonly objects: ObjectPhrase;
  readonly to: ObjectPhrase;
}
/** Casts or plays a card: "you may play it without paying its mana cost if able". */
export interface CastOrPlay extends Done {
  readonly kind: 'castOrPlay';
  readonly how: 'cast' | 'play';
  readonly objects: ObjectPhrase;
  readonly withoutPaying?: true;
  readonly ifAble?: true;
}
/** Copies a spell or ability (CR 707.10); `newTargets`: you may choose new targets for the copy. */
export interface CopySpell extends Done {
  readonly kind: 'copySpell';
  readonly objects: ObjectPhrase;
  readonly times?: Amount;
}
export interface ChooseNewTargets extends Done {
  readonly kind: 'chooseNewTargets';
  readonly for: ObjectPhrase;
}
/** Makes a choice that later words use: "choose a color", "choose a creature type", "choose a nonland card name" (CR 607.2d). */
export interface Choose extends Done {
  readonly kind: 'choose';
  readonly what: ChoiceKind;
}
export type ChoiceKind =
  | 'color'
  | 'creatureType'
  | 'landType'
  | 'basicLandType'
  | 'cardName'
  | 'nonlandCardName'
  | 'creatureCardName'
  | 'nonbasicLandCardName'
  | 'landCardName'
  | 'artifactCardName'
  | 'opponent'
  | 'player'
  | 'cardType'
  | 'number'
  | 'oddOrEven'
  | 'cardTypeOther'
  | 'artifactOrCreature';
/** Chooses objects: "choose target creature", "choose two creatures you control". */
export interface ChooseObjects extends Done {
  readonly kind: 'chooseObjects';
  readonly objects: ObjectPhrase | PlayerPhrase;
}
export interface WinGame extends Done {
  readonly kind: 'winGame';
}
export interface LoseGame extends Done {
  readonly kind: 'loseGame';
}
/** Takes an extra turn after this one (CR 500.7). */
export interface ExtraTurn extends Done {
  readonly kind: 'extraTurn';
  readonly amount: Amount;
}
/** "there is an additional combat phase after this phase". */
export interface ExtraPhase extends Done {
  readonly kind: 'extraPhase';
  readonly phase: 'combat' | 'combatAndMain';
}
/** "skip your next turn", "skip your draw step". */
export interface SkipStep extends Done {
  readonly kind: 'skip';
  readonly what: 'turn' | 'drawStep' | 'untapStep' | 'combatPhase' | 'upkeep';
  readonly next?: true;
}
/** Prevents damage (CR 615): so much, or all; to whom, by what, during the clause's duration. */
export interface PreventDamage extends Done {
  readonly kind: 'preventDamage';
  readonly amount: Amount | AllOfThem;
  readonly combat?: 'combat' | 'noncombat';
  readonly to?: ObjectPhrase | PlayerPhrase;
  readonly by?: ObjectPhrase;
}
/** Ends the turn (CR 724). */
export interface EndTurn extends Done {
  readonly kind: 'endTurn';
}
/** May put/play an additional land: "you may play an additional land this turn". */
export interface PlayAdditionalLands extends Done {
  readonly kind: 'playAdditionalLands';
  readonly amount: Amount;
  readonly eachTurn?: true;
}
/** "skip", "each player's maximum hand size": "You have no maximum hand size". */
export interface NoMaximumHandSize extends Done {
  readonly kind: 'noMaximumHandSize';
}

// ---- what objects do or have; the object is the clause's subject

/** "gets +1/-1" (CR 613.4c). */
export interface Get extends Done {
  readonly kind: 'get';
  readonly power: SignedAmount;
  readonly toughness: SignedAmount;
}
/** Gains, or has, abilities; `verb` gain or have is wording. For players too ("you have hexproof"). */
export interface Gain extends Done {
  readonly kind: 'gain';
  readonly abilities: readonly Ability[];
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
}
/** "~'s power and toughness are each equal to …": a characteristic-defining ability (CR 604.3). */
export interface BaseEquals extends Done {
  readonly kind: 'baseEquals';
  readonly which: 'power' | 'toughness' | 'both';
  readonly amount: Amount;
  readonly toughness?: Amount;
}
/** Becomes something: a 3/3 Elemental creature with haste that's still a land; a color; a type. */
export interface Become extends Done {
  readonly kind: 'become';
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly colors?: readonly Color[];
  readonly colorless?: true;
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly TypeWord[];
  readonly abilities?: readonly Ability[];
  /** "in addition to its other types / colors". */
  readonly inAddition?: 'types' | 'creatureTypes' | 'colors' | 'colorsAndTypes' | 'landTypes';
}
/** "is an artifact in addition to its other types", "are Islands", "is all colors". Static twin of `become` where no duration is given. */
export interface BecomeChosen extends Done {
  readonly kind: 'becomeChosen';
  readonly quality: 'color' | 'creatureType' | 'basicLandType' | 'allColors';
  readonly inAddition?: true;
}
/** "becomes a copy of target creature". */
export interface BecomeCopy extends Done {
  readonly kind: 'becomeCopy';
  readonly of: ObjectPhrase;
}
/** Deals damage (CR 120). Several recipients get the amount each; `divided`: as chosen among them. */
export interface DealDamage extends Done {
  readonly kind: 'dealDamage';
  readonly amount: Amount;
  readonly to: ObjectPhrase | PlayerPhrase | Recipients;
  readonly divided?: true;
}
/** "each creature and each player", "target creature and 2 damage …" are separate acts; here only one amount for all. */
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
  /** "can't attack unless you control …": the prohibition doesn't hold while this is so. */
}
export type Prohibited = ProhibitedDeed | ProhibitedBlocking | ProhibitedCasting;
/** Deeds and sufferings forbidden by name. */
export interface ProhibitedDeed extends Done {
  readonly kind: 'deed';
  readonly deed:
    | 'attack'
    | 'block'
    | 'attackAlone'
    | 'blockAlone'
    | 'attackYou'
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
    | 'beCast'
    | 'haveCounters'
    | 'searchLibraries'
    | 'activateItsAbilities'
    | 'loseLife'
    | 'beDestroyed';
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
    | 'beBlockedByFewerThan';
  readonly objects?: ObjectPhrase;
  readonly amount?: Amount;
}
/** "can't cast noncreature spells", "can't cast more than one spell each turn", "can't be the target of spells opponents control". */
export interface ProhibitedCasting extends Done {
  readonly kind: 'casting';
  readonly relation: 'cast' | 'castMoreThan' | 'beTargetOf' | 'castFrom' | 'activate';
  readonly objects?: ObjectPhrase;
  readonly amount?: Amount;
}
/** Requirements: "attacks each combat if able", "blocks this turn if able" (CR 508.1d, 509.1c). */
export interface Must extends Done {
  readonly kind: 'must';
  readonly deed: 'attack' | 'block' | 'beBlocked' | 'beBlockedByAll' | 'attackEachCombat' | 'blockEachCombat';
}
/** "doesn't untap during its controller's untap step". */
export interface DoesntUntap extends Done {
  readonly kind: 'doesntUntap';
  readonly during: 'untapStep' | 'nextUntapStep';
}
/** "can block an additional creature each combat", "can block any number of creatures", "can attack as though it didn't have defender". */
export interface Can extends Done {
  readonly kind: 'can';
  readonly what:
    | 'blockAdditional'
    | 'blockAnyNumber'
    | 'attackDespiteDefender'
    | 'blockOnlyFlyers'
    | 'assignDamageAsUnblocked'
    | 'assignDamageByToughness'
    | 'blockDespiteShadow';
  readonly amount?: Amount;
}
/** Enters in some way (a replacement, CR 614.12): tapped, with counters; the clause's `condition` or `unless` may limit it. */
export interface EnterTapped extends Done {
  readonly kind: 'enterTapped';
}
export interface EnterWithCounters extends Done {
  readonly kind: 'enterWithCounters';
  readonly amount: Amount;
  readonly counter: string;
  readonly additional?: true;
}
/** "enter as a copy of any creature on the battlefield". */
export interface EnterAsCopy extends Done {
  readonly kind: 'enterAsCopy';
  readonly of: ObjectPhrase;
  readonly except?: readonly Act[];
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
/** A player repeats an act: "do this only once each turn" is a limit; here "choose one at random". */
export interface FlipCoin extends Done {
  readonly kind: 'flipCoin';
}
/** "… for each creature you control": the act with its amount multiplied. */
export interface Multiplied extends Done {
  readonly kind: 'multiplied';
  readonly act: Act;
  readonly by: Amount;
}
export type PlayerAct =
  | Draw
  | Discard
  | GainLife
  | LoseLife
  | PayLife
  | PayMana
  | LifeBecomes
  | Sacrifice
  | Destroy
  | Exile
  | Move
  | CreateToken
  | AddMana
  | CounterSpell
  | Tap
  | Untap
  | TapOrUntap
  | PutCounters
  | RemoveCounters
  | GetCounters
  | Search
  | Shuffle
  | Reveal
  | LookAt
  | KeywordActionN
  | KeywordAction
  | KeywordActionOn
  | GainControl
  | ExchangeControl
  | Attach
  | CastOrPlay
  | CopySpell
  | ChooseNewTargets
  | Choose
  | ChooseObjects
  | WinGame
  | LoseGame
  | ExtraTurn
  | ExtraPhase
  | SkipStep
  | PreventDamage
  | EndTurn
  | PlayAdditionalLands
  | NoMaximumHandSize
  | FlipCoin
  | Multiplied;
export type ObjectAct =
  | Get
  | Gain
  | Lose
  | LoseAllAbilities
  | HaveBase
  | BaseEquals
  | Become
  | BecomeChosen
  | BecomeCopy
  | DealDamage
  | Fight
  | Cant
  | Must
  | DoesntUntap
  | Can
  | EnterTapped
  | EnterWithCounters
  | EnterAsCopy
  | Remain
  | StillIs
  | ObjectAction;
export type Act = PlayerAct | ObjectAct;
export type ActNode = Act | CounterSpec | Destination | TokenSpec | ManaProduced | AllOfThem | Recipients | Prohibited;
