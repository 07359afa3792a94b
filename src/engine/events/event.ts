import type { Bending, PlayerDesignation } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { TurnStep, Zone } from '../../rules/vocabulary/zones.ts';
import type { Characteristics } from '../characteristics.ts';
import type { UnlockedHalf } from '../designations/halves.ts';
import type { ObjectId, PlayerId, Ref, Timestamp } from '../state/ids.ts';
import type { CastAs, FaceDownAs, TurnedUp } from '../state/object.ts';
import type { ManaRestriction, ManaRider } from '../state/player.ts';
import type { DayNight } from '../state/state.ts';

/** How an object enters the battlefield, settled by replacement effects before it is there (CR 614.12). */
export interface EntersAs {
  readonly controller: PlayerId;
  readonly tapped: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: Ref | null;
  readonly faceDown: FaceDownAs | null;
  readonly castAs?: CastAs | null;
  /** Abilities that it gains as it enters, by key. */
  readonly gains?: readonly string[];
  readonly face: number;
  /** Definition that it enters as a copy of (CR 707.5). */
  readonly copyOf: string | null;
  readonly chosen: Readonly<Record<string, string | number | readonly ObjectId[]>>;
  /** Cards exiled as it enters, by the key of the ability that has them exiled (CR 614.14). */
  readonly linked?: Readonly<Record<string, readonly ObjectId[]>>;
  /** It enters prepared (CR 722.3a). */
  readonly prepared?: true;
  /** Of a permanent with a shared type line the half that was cast (CR 709.5d). */
  readonly unlocked?: UnlockedHalf;
  /** Put onto the battlefield attacking (CR 508.4): what it attacks. */
  readonly attacking: Ref | null;
}

/** Why an object moves, as far as the rules or abilities ask. */
export type MoveReason =
  | 'cast'
  | 'play'
  | 'resolve'
  | 'countered'
  | 'illegalTargets'
  | 'destroy'
  | 'sacrifice'
  | 'discard'
  | 'draw'
  | 'mill'
  | 'put'
  | 'manifest'
  | 'cloak'
  | 'exile'
  | 'return'
  | 'suspend'
  | 'cycle'
  | 'state-based'
  | 'cost'
  | 'create'
  | 'library order';

/** One thing that happens (CR 700.1). `happen` lets replacement effects change it before it does. */
export type GameEvent =
  /** An object changes zone; `became` is filled in when it has happened. `position` counts from the top of a library. */
  | {
      readonly kind: 'zoneChange';
      readonly object: ObjectId;
      readonly from: Zone;
      readonly to: Zone;
      readonly reason: MoveReason;
      readonly player: PlayerId | null;
      readonly position: 'top' | 'bottom' | number;
      readonly enters: EntersAs | null;
      readonly became: ObjectId | null;
      /** What the other parts of a merged permanent became, and where a commander among its parts goes instead (CR 730.3, 903.9c). */
      readonly also?: readonly ObjectId[];
      readonly commanderTo?: Zone;
      /** Counters with which it comes to a zone other than the battlefield (suspend's exile, CR 702.62a). */
      readonly counters?: Readonly<Record<string, number>>;
      readonly faceDown?: FaceDownAs | null;
      /** Whose spell or ability had it discarded. */
      readonly causedBy?: PlayerId;
      /** The keyword whose replacement effect put this move in the place of another ("exiled this way"). */
      readonly way?: string;
      /** The object, and the key of its ability, whose replacement effect has it exiled (CR 607.2b). */
      readonly exiledWith?: { readonly source: ObjectId; readonly ability: string };
    }
  | { readonly kind: 'destroy'; readonly object: ObjectId; readonly source: ObjectId | null; readonly noRegeneration: boolean }
  | {
      readonly kind: 'sacrifice';
      readonly object: ObjectId;
      readonly player: PlayerId;
      /** The keyword ability that said so, and whose it is (CR 702.110b). */
      readonly by?: { readonly source: ObjectId; readonly keyword: string };
    }
  | {
      readonly kind: 'discard';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly asCost: boolean;
      readonly causedBy?: PlayerId;
    }
  | { readonly kind: 'draw'; readonly player: PlayerId }
  | {
      readonly kind: 'damage';
      readonly source: ObjectId;
      readonly to: Ref;
      readonly amount: number;
      readonly combat: boolean;
      readonly preventable: boolean;
      /** Of combat damage to a player: what its source was as it dealt it (CR 702.76a, 702.173a). */
      readonly dealtBy?: Pick<Characteristics, 'controller' | 'types' | 'subtypes'>;
    }
  | { readonly kind: 'gainLife'; readonly player: PlayerId; readonly amount: number; readonly source: ObjectId | null }
  | {
      readonly kind: 'loseLife';
      readonly player: PlayerId;
      readonly amount: number;
      readonly source: ObjectId | null;
      readonly asCost: boolean;
      /** What damage results in (CR 120.3a). */
      readonly byDamage?: true;
    }
  | {
      readonly kind: 'putCounters';
      readonly on: Ref;
      readonly counter: string;
      readonly amount: number;
      readonly player: PlayerId;
      /** To pay a cost, and not by an effect. */
      readonly asCost?: true;
      /** What dealt the damage that they are put for (CR 120.3b, d). */
      readonly dealer?: ObjectId;
      /** Besides the damage, for toxic (CR 702.164c). */
      readonly toxic?: true;
    }
  | {
      readonly kind: 'removeCounters';
      readonly on: Ref;
      readonly counter: string;
      readonly amount: number;
      readonly player: PlayerId | null;
    }
  | { readonly kind: 'tap'; readonly object: ObjectId; readonly forMana?: boolean }
  | { readonly kind: 'untap'; readonly object: ObjectId }
  /** `from`: what it was attached to, once it has happened. */
  | { readonly kind: 'attach'; readonly object: ObjectId; readonly to: Ref; readonly from?: Ref }
  | { readonly kind: 'unattach'; readonly object: ObjectId; readonly from: Ref }
  | {
      readonly kind: 'createToken';
      readonly definition: string;
      readonly player: PlayerId;
      readonly enters: EntersAs;
      readonly became: ObjectId | null;
    }
  | { readonly kind: 'getEmblem'; readonly player: PlayerId; readonly definition: string; readonly became: ObjectId | null }
  | {
      readonly kind: 'counter';
      readonly object: ObjectId;
      readonly source: ObjectId | null;
      /** Where a spell goes rather than to its owner's graveyard. */
      readonly instead?: {
        readonly to: Zone;
        readonly position?: 'top' | 'bottom' | number;
        readonly counters?: Readonly<Record<string, number>>;
      };
    }
  | {
      readonly kind: 'addMana';
      readonly player: PlayerId;
      readonly mana: readonly string[];
      readonly source: ObjectId | null;
      readonly tapped: boolean;
      readonly restriction?: ManaRestriction | null;
      readonly rider?: ManaRider | null;
      /** Until when it stays as steps and phases end (CR 500.5); absent for the ordinary. */
      readonly lasts?: 'end of combat' | 'end of turn';
    }
  | { readonly kind: 'cast'; readonly object: ObjectId; readonly player: PlayerId; readonly from: Zone }
  /** A spell or ability has been copied; the copy is on the stack (CR 707.10). */
  | { readonly kind: 'copySpell'; readonly object: ObjectId; readonly of: ObjectId; readonly player: PlayerId }
  | {
      readonly kind: 'activate';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly manaAbility: boolean;
      readonly ability: string;
    }
  | {
      readonly kind: 'triggered';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly player: PlayerId;
      readonly ability: string;
    }
  | { readonly kind: 'becomesTarget'; readonly target: Ref; readonly object: ObjectId; readonly player: PlayerId }
  | {
      readonly kind: 'playLand';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly from: Zone;
      readonly allowedBy?: ObjectId;
    }
  /** `power`: of the attacker as it was declared. */
  | {
      readonly kind: 'attacks';
      readonly attacker: ObjectId;
      readonly on: Ref;
      readonly alone: boolean;
      readonly power: number;
    }
  | { readonly kind: 'blocks'; readonly blocker: ObjectId; readonly attackers: readonly ObjectId[] }
  | { readonly kind: 'becomesBlocked'; readonly attacker: ObjectId; readonly by: readonly ObjectId[] }
  | { readonly kind: 'unblocked'; readonly attacker: ObjectId }
  | { readonly kind: 'stepBegins'; readonly step: TurnStep; readonly player: PlayerId; readonly turn: number }
  /** An ability whose words ask how often it has resolved, or what of it was done, resolves; `done`: the action of which it speaks was taken (CR 603.2h). */
  | { readonly kind: 'resolves'; readonly source: ObjectId; readonly ability: string; readonly done?: true }
  | { readonly kind: 'shuffle'; readonly player: PlayerId }
  /** The cards of a library change their order without leaving it (CR 401.4, 701.22a); cards in the list that aren't there are left out. */
  | { readonly kind: 'arrange'; readonly player: PlayerId; readonly library: readonly ObjectId[] }
  /** Chosen to pay a cost that asks for no more (CR 601.2b, 601.2h). */
  | { readonly kind: 'choose'; readonly player: PlayerId; readonly object: ObjectId }
  /** A player's speed becomes this (CR 702.179). */
  | { readonly kind: 'speed'; readonly player: PlayerId; readonly to: number }
  /** A permanent won't untap in that player's next untap step (CR 701.43a). */
  | { readonly kind: 'exert'; readonly object: ObjectId; readonly player: PlayerId }
  /** `object` is tapped to pay for the enlist ability of `by` (CR 702.154c). */
  | { readonly kind: 'enlist'; readonly object: ObjectId; readonly by: ObjectId; readonly player: PlayerId }
  /** A coin was flipped, and who flipped it won or lost the flip (CR 705.2). */
  | { readonly kind: 'flipCoin'; readonly player: PlayerId; readonly won: boolean }
  /** A die was rolled (CR 706.2). */
  | { readonly kind: 'rollDie'; readonly player: PlayerId; readonly result: number }
  /** A gift that was promised has been given (CR 702.174c). */
  | { readonly kind: 'giveGift'; readonly player: PlayerId }
  /** A way of bending, of which only firebending is carried out so far (CR 702.189b). */
  | { readonly kind: 'bend'; readonly player: PlayerId; readonly way: Bending }
  | { readonly kind: 'scry' | 'surveil' | 'search'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'reveal'; readonly player: PlayerId; readonly objects: readonly ObjectId[] }
  /** `with`: what it is attached to and phases with (CR 702.26g). */
  | { readonly kind: 'phaseOut'; readonly object: ObjectId; readonly with?: ObjectId }
  | { readonly kind: 'phaseIn'; readonly object: ObjectId; readonly with?: ObjectId }
  /** `paid`: the cost that was paid for it, where it is a special action (CR 116.2b). */
  | { readonly kind: 'turnFaceUp'; readonly object: ObjectId; readonly paid: TurnedUp | null }
  | { readonly kind: 'turnFaceDown'; readonly object: ObjectId }
  /** `after`: the timestamp that it gets, by which it is known what came before (CR 613.7g, 701.27f). */
  /** `by`: the keyword whose ability says so. */
  | { readonly kind: 'flip'; readonly object: ObjectId }
  | { readonly kind: 'transform'; readonly object: ObjectId; readonly after: Timestamp; readonly by?: string }
  /** A spell becomes a part of a permanent, on top of it or under it (CR 730.2). */
  | { readonly kind: 'merge'; readonly object: ObjectId; readonly with: ObjectId; readonly place: 'top' | 'bottom' }
  /** The game's designation; `from` where it had the other one (CR 731.1a). */
  | { readonly kind: 'dayNight'; readonly from: DayNight | null; readonly to: DayNight }
  | { readonly kind: 'regenerate'; readonly object: ObjectId }
  | { readonly kind: 'changeControl'; readonly object: ObjectId; readonly to: PlayerId }
  /** A player has lost control of a permanent that is still there, which another one controls from now on. */
  | { readonly kind: 'loseControl'; readonly object: ObjectId; readonly player: PlayerId }
  /** `player`: who unlocks a half of it; `fully`: the other half is unlocked already (CR 709.5h, 709.5i); `x`: what X is as it becomes monstrous (701.37c). */
  | {
      readonly kind: 'designate';
      readonly object: ObjectId;
      readonly designation: string;
      readonly player?: PlayerId;
      readonly fully?: true;
      readonly x?: number;
    }
  /** It loses a designation (CR 722.3b). */
  | { readonly kind: 'undesignate'; readonly object: ObjectId; readonly designation: string }
  /** `again`: the player has it already (CR 726.5). */
  | {
      readonly kind: 'designatePlayer';
      readonly player: PlayerId;
      readonly designation: PlayerDesignation;
      readonly again?: true;
    }
  /** A dungeon card comes into the game (CR 309.2a). */
  | { readonly kind: 'enterDungeon'; readonly player: PlayerId; readonly definition: string; readonly became: ObjectId | null }
  /** The player's venture marker moves into a room, by its place in the dungeon (CR 309.4). */
  | { readonly kind: 'ventureMarker'; readonly player: PlayerId; readonly object: ObjectId; readonly room: number }
  /** The dungeon card is removed from the game (CR 309.7). */
  | { readonly kind: 'completeDungeon'; readonly player: PlayerId; readonly object: ObjectId; readonly name: string }
  /** That player chose the permanent as Ring-bearer (CR 701.54a). */
  | { readonly kind: 'ringBearer'; readonly player: PlayerId; readonly object: ObjectId }
  /** The Ring has tempted the player; `bearer`: whom it had the player choose (CR 701.54d). */
  | { readonly kind: 'ringTempts'; readonly player: PlayerId; readonly bearer: ObjectId | null }
  | { readonly kind: 'loseGame'; readonly player: PlayerId; readonly rule: RuleNumber }
  | { readonly kind: 'winGame'; readonly player: PlayerId };

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { readonly kind: K }>;

/** On whose behalf something happens: the source's object, who controls it, and the words that say so. */
export interface Cause {
  readonly source: ObjectId | null;
  readonly player: PlayerId | null;
  readonly words: string | null;
}

export const NO_CAUSE: Cause = { source: null, player: null, words: null };
