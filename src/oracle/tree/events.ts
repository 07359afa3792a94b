import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { Amount, Quantity } from './amounts.ts';
import type { Condition } from './conditions.ts';
import type { DayNightChanges } from './dayNight.ts';
import type { MovesIntoRoom } from './dungeons.ts';
import type { Crews, Enlists, Exerts } from './exerting.ts';
import type { Expends } from './expending.ts';
import type { DoesKeywordAction } from './keywordActions.ts';
import type { Recipients } from './objectActs.ts';
import type { EitherFilter, Filter, ObjectPhrase } from './phrases.ts';
import type { PlayerPhrase } from './players.ts';
import type { FullyUnlocks, UnlocksDoor } from './rooms.ts';
import type { Worded } from './wording.ts';

/** "this creature enters", "a creature you control enters", "one or more tokens enter". */
export interface Enters extends Worded {
  readonly kind: 'enters';
  readonly subject: ObjectPhrase;
  readonly under?: PlayerPhrase;
  readonly from?: Zone;
  /** "from your graveyard". */
  readonly whose?: PlayerPhrase;
  /** "would enter and it wasn't cast". */
  readonly notCast?: true;
  /** "enters tapped and under your control". */
  readonly tapped?: true;
}
/** "When this creature enters and whenever you cast a spell": any of them triggers it. */
export interface SeveralEvents extends Worded {
  readonly kind: 'severalEvents';
  readonly events: readonly Event[];
}
/** "you activate an ability of an artifact" (CR 602.2a). */
export interface Activates extends Worded {
  readonly kind: 'activates';
  readonly player: PlayerPhrase;
  readonly object?: ObjectPhrase;
  /** "that isn't a mana ability". */
  readonly notMana?: true;
}
/** "one or more creature cards leave your graveyard" (CR 603.6c, 603.10a). */
export interface LeavesTheGraveyard extends Worded {
  readonly kind: 'leavesTheGraveyard';
  readonly subject: ObjectPhrase;
  readonly whose: PlayerPhrase;
}
/** "dies": is put into a graveyard from the battlefield (CR 700.4). */
export interface Dies extends Worded {
  readonly kind: 'dies';
  readonly subject: ObjectPhrase;
  /** "under your control": who controlled it last. */
  readonly under?: PlayerPhrase;
}
/** "leaves the battlefield". */
export interface LeavesTheBattlefield extends Worded {
  readonly kind: 'leavesTheBattlefield';
  readonly subject: ObjectPhrase;
  /** "under your control": who controlled it last. */
  readonly under?: PlayerPhrase;
}
/** "would leave the stack"; `resolving`: as the last part of its resolution (CR 608.2n). */
export interface LeavesTheStack extends Worded {
  readonly kind: 'leavesTheStack';
  readonly subject: ObjectPhrase;
  readonly resolving?: true;
}
/** "is put into a graveyard from the battlefield / from anywhere". */
export interface IsPutInto extends Worded {
  readonly kind: 'isPutInto';
  readonly subject: ObjectPhrase;
  readonly zone: 'graveyard' | 'exile' | 'hand';
  readonly whose?: PlayerPhrase;
  readonly from?: Zone | 'anywhere' | 'anywhereButBattlefield';
  /** "during its resolution": as its last part (CR 608.2n). */
  readonly resolving?: true;
  /** By being discarded (CR 701.9a). */
  readonly byDiscard?: true;
  readonly causedBy?: PlayerPhrase;
  /** "exiled this way": by what an ability of its own put in the place of another move (CR 702.35a). */
  readonly thisWay?: true;
}
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
/** "attacks or blocks", "blocks or becomes blocked", "enters or attacks", "enters or dies": any of these, by one subject. */
export interface EitherEvent extends Worded {
  readonly kind: 'eitherEvent';
  readonly subject: ObjectPhrase;
  readonly deeds: readonly EventDeed[];
  /** "blocks or becomes blocked by a Goblin": the other creature, whichever blocks. */
  readonly by?: ObjectPhrase;
}
export type EventDeed =
  | 'enters'
  | 'isTurnedFaceUp'
  | 'attacks'
  | 'blocks'
  | 'becomesBlocked'
  | 'dies'
  | 'leaves'
  | 'isPutIntoExile'
  | 'becomesTapped'
  | 'becomesUntapped'
  | 'phasesOut';
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
/** "you cast a creature spell", "a player casts a spell"; `ordinal`: "your second spell each turn". */
export interface CastsSpell extends Worded {
  readonly kind: 'castsSpell';
  readonly player: PlayerPhrase;
  readonly spell: ObjectPhrase;
  /** "from anywhere other than your hand". */
  readonly notFromHand?: true;
  readonly ordinal?: number;
  /** The keyword whose cost was paid or that allowed it: "a spell was warped" (CR 702.185c). */
  readonly using?: string;
  /** "your next … spell": said of a trigger that waits for it (CR 603.7). */
  readonly next?: true;
}
/** "you cast or copy an instant or sorcery spell". */
export interface CastsOrCopies extends Worded {
  readonly kind: 'castsOrCopies';
  readonly player: PlayerPhrase;
  readonly spell: ObjectPhrase;
}
/** "becomes the target of a spell or ability an opponent controls". */
export interface BecomesTarget extends Worded {
  readonly kind: 'becomesTarget';
  readonly subject: ObjectPhrase | PlayerPhrase;
  readonly of: Filter;
}
/** "becomes tapped", "becomes untapped", "is turned face up", "transforms", "becomes monstrous". */
export interface BecomesState extends Worded {
  readonly kind: 'becomesState';
  readonly subject: ObjectPhrase;
  /** "becomes unattached from a permanent" (CR 701.3d). */
  readonly off?: ObjectPhrase;
  readonly state:
    | 'tapped'
    | 'untapped'
    | 'faceUp'
    | 'monstrous'
    | 'renowned'
    | 'attached'
    | 'transformed'
    | 'unattached'
    | 'phasedOut'
    | 'phasedIn'
    | 'plotted'
    | 'solved'
    | 'level2'
    | 'level3';
  /** "transforms into Ravager of the Fells": the name that it has then. */
  readonly into?: string;
}
/** "at the beginning of your upkeep", "… of each end step", "… of combat on your turn". */
export interface PhaseBegins extends Worded {
  readonly kind: 'phaseBegins';
  /** "first upkeep each turn". */
  readonly ordinal?: 1;
  readonly step:
    | 'upkeep'
    | 'drawStep'
    | 'combat'
    | 'endStep'
    | 'precombatMain'
    | 'postcombatMain'
    | 'endOfCombat'
    | 'untapStep'
    | 'declareBlockers'
    /** Either main phase. */
    | 'main'
    | 'cleanup'
    | 'turn';
  /** Whose step; absent: each one's ("each end step", "the end step"). */
  readonly whose?: PlayerPhrase;
  /** "the next end step", "your next upkeep". */
  readonly next?: true;
}
/** "the last time counter is removed from this card". */
export interface LastCounterRemoved extends Worded {
  readonly kind: 'lastCounterRemoved';
  readonly counter: string;
  readonly from: ObjectPhrase;
  /** "while it's exiled": where it is then. */
  readonly while?: 'exiled';
}
/** "a time counter is removed from this card". */
export interface CounterRemoved extends Worded {
  readonly kind: 'counterRemoved';
  readonly counter: string;
  readonly from: ObjectPhrase;
  /** "while it's exiled": where it is then. */
  readonly while?: 'exiled';
}
/** "you put one or more +1/+1 counters on a creature", "one or more counters are put on it". */
export interface CountersPut extends Worded {
  readonly kind: 'countersPut';
  readonly by?: PlayerPhrase;
  readonly quantity: Quantity;
  readonly counter?: string;
  readonly on: ObjectPhrase | PlayerPhrase | Recipients;
  /** "an effect would put": counters put to pay a cost aren't meant. */
  readonly byEffect?: true;
}
/** "you draw a card", "an opponent draws a card"; `ordinal`: "your second card each turn". */
export interface Draws extends Worded {
  readonly kind: 'draws';
  readonly player: PlayerPhrase;
  readonly ordinal?: number;
  /** "except the first one you draw in each of your draw steps". */
  readonly exceptFirst?: true;
  /** "while your library has no cards in it". */
  readonly fromEmptyLibrary?: true;
}
/** "you discard a card", "an opponent discards a creature card". */
export interface Discards extends Worded {
  readonly kind: 'discards';
  readonly player: PlayerPhrase;
  readonly card: ObjectPhrase;
  /** "a spell or ability an opponent controls causes you to discard it": who controls what caused it. */
  readonly causedBy?: PlayerPhrase;
}
/** "you sacrifice a permanent". */
export interface Sacrifices extends Worded {
  readonly kind: 'sacrifices';
  readonly player: PlayerPhrase;
  readonly object: ObjectPhrase;
}
/** The four ways of bending: three keyword actions (CR 701.65 to 701.67) and a keyword ability (702.189b). */
export type Bending = 'waterbend' | 'earthbend' | 'firebend' | 'airbend';
/** "you firebend", "you waterbend, earthbend, firebend, or airbend". */
export interface Bends extends Worded {
  readonly kind: 'bends';
  readonly player: PlayerPhrase;
  readonly ways: readonly Bending[];
}
/** "you gain life", "an opponent loses life". */
export interface LifeChanges extends Worded {
  readonly kind: 'lifeChanges';
  readonly player: PlayerPhrase;
  readonly direction: 'gain' | 'lose';
  /** "one or more opponents": however many at the same time, it is once (CR 603.2c). */
  readonly together?: true;
}
/** "a player taps a land for mana", "enchanted land is tapped for mana". */
export interface TappedForMana extends Worded {
  readonly kind: 'tappedForMana';
  readonly by?: PlayerPhrase;
  readonly object: ObjectPhrase;
}
/** "you play a land", "an opponent plays a land". */
export interface PlaysLand extends Worded {
  readonly kind: 'playsLand';
  readonly player: PlayerPhrase;
  readonly land: ObjectPhrase;
}
/** "you control no Islands": a state trigger (CR 603.8). */
export interface StateHolds extends Worded {
  readonly kind: 'stateHolds';
  readonly condition: Condition;
}
/** "you lose control of this creature". */
export interface LosesControl extends Worded {
  readonly kind: 'losesControl';
  readonly player: PlayerPhrase;
  readonly object: ObjectPhrase;
}
/** "a token is created under your control", "you create a token". */
export interface CreatesToken extends Worded {
  readonly kind: 'createsToken';
  readonly player: PlayerPhrase;
  readonly token: ObjectPhrase;
}
/** In conditions: "you attacked with a creature this turn" is `playerAttacks`; an amount: "you lost 3 or more life". */
export interface LifeChangedBy extends Worded {
  readonly kind: 'lifeChangedBy';
  readonly player: PlayerPhrase;
  readonly direction: 'gain' | 'lose';
  readonly amount: Amount;
}
/** "this creature exploits a creature": what was sacrificed as that keyword's ability resolved (CR 702.110b). */
export interface DoesKeyword extends Worded {
  readonly kind: 'doesKeyword';
  readonly subject: ObjectPhrase;
  readonly keyword: string;
  readonly object: ObjectPhrase;
}
/** "a permanent's ability is countered": the permanent whose activated or triggered ability it was. */
export interface AbilityCountered extends Worded {
  readonly kind: 'abilityCountered';
  readonly subject: ObjectPhrase;
}
/** "this creature mutates": a spell has merged with it (CR 702.140d). */
export interface Mutates extends Worded {
  readonly kind: 'mutates';
  readonly subject: ObjectPhrase;
}
export type Event =
  | AbilityCountered
  | Bends
  | Mutates
  | DayNightChanges
  | DoesKeyword
  | Crews
  | Enlists
  | Exerts
  | Enters
  | Dies
  | LeavesTheBattlefield
  | LeavesTheStack
  | IsPutInto
  | Attacks
  | AttacksUnblocked
  | PlayerAttacks
  | Blocks
  | BecomesBlocked
  | EitherEvent
  | LeavesTheGraveyard
  | Activates
  | SeveralEvents
  | DealsDamage
  | IsDealtDamage
  | CastsSpell
  | CastsOrCopies
  | BecomesTarget
  | BecomesState
  | PhaseBegins
  | LastCounterRemoved
  | CounterRemoved
  | CountersPut
  | Draws
  | Discards
  | Sacrifices
  | DoesKeywordAction
  | MovesIntoRoom
  | UnlocksDoor
  | Expends
  | FullyUnlocks
  | LifeChanges
  | LifeChangedBy
  | TappedForMana
  | PlaysLand
  | StateHolds
  | LosesControl
  | CreatesToken;
