import type { Condition } from '../conditions.ts';
import type { DayNightChanges } from '../dayNight.ts';
import type { MovesIntoRoom } from '../dungeons.ts';
import type { Exerts } from '../exerting.ts';
import type { Expends } from '../expending.ts';
import type { DoesKeywordAction } from '../keywordActions.ts';
import type { ObjectPhrase } from '../phrases.ts';
import type { PlayerPhrase } from '../players.ts';
import type { FullyUnlocks, UnlocksDoor } from '../rooms.ts';
import type { Worded } from '../wording.ts';
import type { Attacks, AttacksUnblocked, BecomesBlocked, Blocks, DealsDamage, IsDealtDamage, PlayerAttacks } from './combat.ts';
import type {
  AbilityCountered,
  BecomesState,
  BecomesTarget,
  CounterRemoved,
  CountersPut,
  DoesKeyword,
  Mutates,
} from './objects.ts';
import type {
  Activates,
  Bends,
  CastsOrCopies,
  CastsSpell,
  Discards,
  Draws,
  LifeChangedBy,
  LifeChanges,
  LosesControl,
  Sacrifices,
  TappedForMana,
} from './players.ts';
import type {
  CreatesToken,
  Dies,
  Enters,
  IsPutInto,
  LeavesTheBattlefield,
  LeavesTheGraveyard,
  LeavesTheStack,
  PlaysLand,
} from './zones.ts';

export type * from './combat.ts';
export type * from './objects.ts';
export type * from './players.ts';
export type * from './zones.ts';

/** "When this creature enters and whenever you cast a spell": any of them triggers it. */
export interface SeveralEvents extends Worded {
  readonly kind: 'severalEvents';
  readonly events: readonly Event[];
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

/** "you control no Islands": a state trigger (CR 603.8). */
export interface StateHolds extends Worded {
  readonly kind: 'stateHolds';
  readonly condition: Condition;
}

export type Event =
  | AbilityCountered
  | Bends
  | Mutates
  | DayNightChanges
  | DoesKeyword
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
