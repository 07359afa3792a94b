import type { Cost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { PaymentAnswer } from '../decisions/types.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';
import type { CastAs, FaceDownAs } from '../state/object.ts';

/** How the choices announced for a spell or ability are found: each asks the caller once the legal options are known. */
export interface Announcement {
  /** Value of X; null asks where the cost has an X. */
  readonly x: number | null;
  /** Finds the chosen modes among the modes' words; `all` where a cost is paid to choose all of them; null asks. */
  readonly modes: ((words: readonly string[]) => readonly number[]) | 'all' | null;
  /** Finds the targets given for the instance of "target" at this place; null where no targets were given at all. */
  readonly targets: TargetPicker | null;
  /** Finds the division announced (CR 601.2d); null asks where there is a choice. */
  readonly divide: ((among: readonly Ref[]) => readonly number[]) | null;
  readonly payment: PaymentAnswer | null;
}

export interface TargetPicker {
  /** How many instances were given targets. */
  readonly count: number;
  readonly pick: (index: number, legal: () => readonly Ref[]) => readonly Ref[];
}

export const NOTHING_ANNOUNCED: Announcement = { x: null, modes: null, targets: null, divide: null, payment: null };

/** For what cost, or by which permission, a spell is cast (CR 601.2b, 118.9). */
export type CastUsing =
  | { readonly kind: 'manaCost' }
  | { readonly kind: 'withoutPaying'; readonly cite: readonly RuleNumber[]; readonly castAs?: CastAs }
  | {
      readonly kind: 'alternative';
      /** Keyword or name by which players speak of it. */
      readonly name: string;
      readonly costs: readonly Cost[];
      readonly cite: readonly RuleNumber[];
      /** The object whose ability allows it: the card itself, or another. */
      readonly source: ObjectId;
      /** It is cast face down, with what that says of it (CR 708.4). */
      readonly faceDown?: FaceDownAs;
      readonly castAs?: CastAs;
      /** The instance of its keyword, where each of several works for itself (CR 702.152b). */
      readonly instance?: string;
      /** The face that is cast, where the way of casting says which (CR 702.146a). */
      readonly face?: number;
      /** The rule by which it can be cast so only when a sorcery could be (CR 702.170d). */
      readonly asSorcery?: RuleNumber;
      /** The rule by which it can be cast so only during the player's declare blockers step, whatever it is (CR 702.190a). */
      readonly afterBlocks?: RuleNumber;
    }
  /** For its mana cost, by an ability that allows casting it from where it is and asks for additional costs (CR 601.3, 118.8). */
  | {
      readonly kind: 'permission';
      readonly name: string;
      readonly castAs?: CastAs;
      readonly additional: readonly Cost[];
      readonly cite: readonly RuleNumber[];
      readonly source: ObjectId;
    };

/** One optional additional cost that is paid: its name and costs, once for each time (CR 601.2b). */
export interface OptionalCost {
  readonly name: string;
  readonly costs: readonly Cost[];
  readonly cite: readonly RuleNumber[];
  /** Paying it is choosing all modes of the spell. */
  readonly allModes?: true;
  /** The instance of its keyword, where the spell has several of it (CR 702.78b). */
  readonly instance?: string;
  /** No cost but what the spell is cast as, whatever is paid for it: both halves of a split card (CR 702.102a). */
  readonly castAs?: 'fused';
  /** The card in hand whose text the spell gains for it (CR 702.47a). */
  readonly splices?: ObjectId;
}

/** By what name a spell's record remembers how it was cast; null for the mana cost. */
export function usingName(using: CastUsing): string | null {
  if (using.kind === 'manaCost') return null;
  return using.kind === 'withoutPaying' ? 'without paying' : using.name;
}

/** What becomes of a spell as it is put onto the stack, by the way of casting it: only so it is looked at (CR 708.4, 702.103d). */
export interface Shape {
  readonly faceDown: FaceDownAs | null;
  readonly castAs: CastAs | null;
}
export const PLAIN_SHAPE: Shape = { faceDown: null, castAs: null };

export function shapeOf(using: CastUsing): Shape {
  if (using.kind === 'manaCost') return PLAIN_SHAPE;
  const faceDown = using.kind === 'alternative' ? (using.faceDown ?? null) : null;
  return faceDown || using.castAs ? { faceDown, castAs: using.castAs ?? null } : PLAIN_SHAPE;
}

export interface CastRequest extends Announcement {
  readonly player: PlayerId;
  readonly object: ObjectId;
  /** Which face or half is cast (CR 601.2b, 709.3, 712.11). */
  readonly face: number;
  readonly using: CastUsing;
  /** With priority, or as an instruction of a resolving spell or ability: then timing permissions by card type don't matter (CR 608.2g). */
  readonly timing: 'priority' | 'resolution';
  /** Whether a rule or effect allows casting it from where it is; the hand needs none. */
  readonly permitted: boolean;
  readonly optionalCosts: readonly OptionalCost[];
  /** The instruction that lets it be cast lets mana of any color or type pay for it (CR 609.4b); absent: it doesn't. */
  readonly anyMana?: 'color' | 'type';
}
