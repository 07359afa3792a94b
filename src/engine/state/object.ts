import type { Zone } from '../../rules/vocabulary/zones.ts';
import type { EffectId, ObjectId, PlayerId, Ref, Timestamp } from './ids.ts';
import type { StackEntry } from './stackEntry.ts';

/** What an object is made of (CR 109.1): a card, a token (111), a copy of a spell or card (707.10), an ability on the stack (113.1c), an emblem (114). */
export type Substance = 'card' | 'token' | 'copy' | 'ability' | 'emblem';

/** What was chosen "as this enters" or at setup (CR 607.2d). */
export interface Chosen {
  readonly color?: string;
  readonly type?: string;
  readonly name?: string;
  readonly number?: number;
  readonly player?: PlayerId;
  readonly word?: string;
  /** Permanents, as they were chosen; empty where there was none to choose. */
  readonly objects?: readonly ObjectId[];
  /** The opponent had it enter with the counters (CR 702.104b). */
  readonly tribute?: 'paid';
}

/** Why a permanent or card is face down, which decides its characteristics (CR 708.2). */
export type FaceDownAs = 'morph' | 'disguise' | 'manifest' | 'cloak' | 'plain';

/**
 * An object of the game. The value never changes: a change puts a new value under the same id, so that any earlier value stays
 * a true snapshot. Only zone changes give a new id.
 */
export interface GameObject {
  readonly id: ObjectId;
  readonly substance: Substance;
  /** Key of its card definition (the printed values); null for an unknown card, an ability and an emblem. */
  readonly card: string | null;
  /** Key of the definition that it is a copy of (CR 707.2); null where it is no copy. */
  readonly copyOf: string | null;
  /** Abilities and changed values that a copy effect adds (CR 707.9), as an id of a continuous effect's data; empty for most. */
  readonly alias: string | null;
  readonly owner: PlayerId;
  /** Who put it where it is (base value; layer 2 may change it). Owner in zones other than the battlefield and the stack (CR 108.4). */
  readonly controller: PlayerId;
  readonly zone: Zone;
  readonly timestamp: Timestamp;
  readonly faceDown: FaceDownAs | null;
  /** Index of the face that is up (CR 712), or that the spell was cast as. */
  readonly face: number;
  readonly counters: Readonly<Record<string, number>>;
  /** When each kind of counter was last put on it (CR 613.7c); absent: with the object's own timestamp. */
  readonly counterStamps?: Readonly<Record<string, Timestamp>>;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly phasedOut: boolean;
  /**
   * Under whose control it phased out (CR 702.26a), with what it was attached to, if indirectly (702.26g), and until the end of which effect, if
   * until something happens (610.4).
   */
  readonly phased?: { readonly under: PlayerId; readonly with: ObjectId | null; readonly until?: EffectId } | null;
  /** Damage marked on it (CR 120.6). */
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h). */
  readonly deathtouched: boolean;
  readonly attachedTo: Ref | null;
  /** Turn number since whose beginning its controller has had it without a break; 0 for what was set up (CR 302.6). */
  readonly controlledSince: number;
  readonly chosen: Chosen;
  /** monstrous, renowned, harnessed, suspected, saddled … (CR 701, 702). */
  readonly designations: readonly string[];
  readonly commander: boolean;
  /** What is known of it as a spell or ability on the stack; null elsewhere. */
  readonly stack: StackEntry | null;
  /** How the permanent was cast, kept from the spell that it was (CR 400.7d, 607.2); null where it wasn't cast. */
  readonly cast: CastRecord | null;
  /** What the spell became by the way of casting it, and the permanent that it becomes with it; absent or null for most. */
  readonly castAs?: CastAs | null;
  /** The cards and tokens that a merged permanent is made of, from the top (CR 730.2); absent or null for most. */
  readonly merged?: readonly Component[] | null;
  /** Abilities that it was said to gain as it entered, by key (CR 702.136a); absent for most. */
  readonly gains?: readonly string[];
  /** The creature that it is paired with, and under whose control both have to stay (CR 702.95b, e); absent or null for most. */
  readonly paired?: { readonly with: ObjectId; readonly under: PlayerId } | null;
  /** The creature that this exiled card is encoded on (CR 702.99b); absent for most. */
  readonly encodedOn?: ObjectId;
  /** The creature that this exiled card haunts, or what has become of it (CR 702.55b); absent for most. */
  readonly haunts?: ObjectId;
  /** Of a prepared permanent the copy of its prepare spell that was made in exile, and of that copy the permanent (CR 722.3c); absent or null for most. */
  readonly prepare?: { readonly with: ObjectId } | null;
  /** By which ability's cost it was turned face up as a special action, and with which X (CR 116.2b, 702.37f); absent where it wasn't. */
  readonly turnedUp?: TurnedUp;
  /** X of "monstrosity X" as it became monstrous, which its other abilities refer to (CR 701.37c); absent where it didn't with an X. */
  readonly monstrousX?: number;
  /** Players whom its abilities dealt with and tokens that they created, where another ability of it speaks of them (CR 607.1, 607.2c); absent for most. */
  readonly affected?: readonly Ref[];
  /** Objects remembered for linked abilities (CR 607.2a): key of the ability, the objects that it exiled or chose. */
  readonly linked: Readonly<Record<string, readonly ObjectId[]>>;
}

/** Cast bestowed, it is an Aura and no creature (CR 702.103b); cast for its mutate cost, it is to merge with its target (702.140a); cast prototyped, it has other values (718.3b); a fused split spell is both halves (702.102b). */
export type CastAs = 'bestowed' | 'mutating' | 'prototyped' | 'fused';

/** A card or token that is a part of a merged permanent, with what it keeps of its own (CR 730.2, 730.3). */
export interface Component {
  readonly substance: Extract<Substance, 'card' | 'token'>;
  readonly card: string | null;
  readonly copyOf: string | null;
  readonly owner: PlayerId;
  readonly face: number;
  readonly faceDown: FaceDownAs | null;
  readonly alias: string | null;
  readonly commander: boolean;
}

export interface TurnedUp {
  /** The keyword whose cost was paid; `manifest` or `cloak` for the card's mana cost. */
  readonly using: string;
  readonly x: number;
}

/** What later questions may ask about how a spell was cast (CR 400.7d, 601.3, 603.4). */
export interface CastRecord {
  readonly by: PlayerId;
  readonly from: Zone;
  readonly turn: number;
  /** In a main phase of that player's own turn. */
  readonly inOwnMain?: true;
  /** It was cast when a sorcery could have been: with nothing else on the stack besides (CR 307.1). */
  readonly asSorcery?: true;
  /** Keyword or name of the alternative cost or permission used; null for the mana cost. */
  readonly using: string | null;
  /** Of which instance of its keyword the alternative cost was, where each of several works for itself (CR 702.152b). */
  readonly usingInstance?: string;
  /** The object that allowed the alternative cost. */
  readonly allowedBy?: ObjectId;
  /** What let it be cast lets mana of any color, or type, be spent on it (CR 609.4b). */
  readonly anyMana?: 'color' | 'type';
  /** Optional additional costs that were paid, repeated as often as paid (CR 601.2b). */
  readonly costsPaid: readonly string[];
  /** Of which instances of their keywords they were, where the spell has several (CR 702.78b). */
  readonly instancesPaid?: readonly string[];
  readonly x: number;
  readonly manaSpent: readonly string[];
  /** How many Phyrexian mana symbols of its cost were paid with life (CR 107.4f); absent for none. */
  readonly symbolsByLife?: number;
  /** What was used to pay, by verb, of the spell that a permanent was (CR 400.7d). */
  readonly paid?: Readonly<Record<string, readonly ObjectId[]>>;
  /** It is a copy: these were the choices made for the original, and nobody cast the copy (CR 707.10). */
  readonly copied?: true;
}

/**
 * An object of which nothing is special: untapped, unflipped, face up and phased in (CR 110.5b), without counters, damage or choices. Every field is
 * named in the order of `changedObject`, so that all objects are of one shape.
 */
export function plainObject(
  of: Pick<GameObject, 'id' | 'substance' | 'card' | 'owner' | 'controller' | 'zone' | 'timestamp'> &
    Partial<Pick<GameObject, 'alias' | 'commander' | 'controlledSince'>>,
): GameObject {
  const plain: { [Field in keyof Required<GameObject>]: GameObject[Field] } = {
    id: of.id,
    substance: of.substance,
    card: of.card,
    copyOf: null,
    alias: of.alias ?? null,
    owner: of.owner,
    controller: of.controller,
    zone: of.zone,
    timestamp: of.timestamp,
    faceDown: null,
    face: 0,
    counters: {},
    counterStamps: undefined,
    tapped: false,
    flipped: false,
    phasedOut: false,
    phased: undefined,
    damage: 0,
    deathtouched: false,
    attachedTo: null,
    controlledSince: of.controlledSince ?? 0,
    chosen: {},
    designations: [],
    commander: of.commander ?? false,
    stack: null,
    cast: null,
    castAs: undefined,
    merged: undefined,
    gains: undefined,
    paired: undefined,
    encodedOn: undefined,
    haunts: undefined,
    prepare: undefined,
    turnedUp: undefined,
    monstrousX: undefined,
    affected: undefined,
    linked: {},
  };
  return plain as GameObject;
}
