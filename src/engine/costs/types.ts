import type { Cost, ManaCost as ManaCostWords, OwnManaCost } from '../../oracle/tree/index.ts';
import type { RuleNumber } from '../../rules/citations.ts';
import type { ManaCost } from '../../rules/mana/index.ts';
import type { Context } from '../context.ts';
import type { AbilityDefinition } from '../definition.ts';
import type { Candidate } from '../filters/index.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';

/** What a cost is paid for; increases and reductions ask it (CR 601.2f, 602.2b). */
export type PaidFor = 'casting' | 'activating' | 'unlocking' | 'turningFaceUp' | 'attacking' | 'blocking' | 'other';

/** What the total cost depends on. */
export interface CostQuestion {
  readonly player: PlayerId;
  /** The spell, or the object that has the ability. */
  readonly object: ObjectId;
  /** The card as the spell that it would be, where it isn't on the stack yet (CR 601.3e). */
  readonly proposed?: Candidate;
  readonly for: PaidFor;
  /** The ability that is being activated; null for a spell and everything else. */
  readonly ability: AbilityDefinition | null;
  /** The mana cost of the spell; null where it has none, which can't be paid (CR 118.6). Ignored with an alternative cost. */
  readonly base: ManaCost | null;
  /** What is paid rather than the mana cost (CR 118.9), or an ability's activation cost; an empty list costs nothing. */
  readonly alternative: readonly Cost[] | null;
  /** Mandatory additional costs and the chosen optional ones, repeated as often as paid (CR 601.2b). */
  readonly additional: readonly Cost[];
  /** The announced value of X; null where there is none to announce (CR 107.3a). */
  readonly x: number | null;
  /** From where the words of the costs are read; "you" is who pays. */
  readonly context: Context;
}

/** A part of a cost that isn't mana, in the words of the card. */
export type CostPart = Exclude<Cost, ManaCostWords | OwnManaCost>;

/** A change that entered the total, for the trace. */
export interface CostAdjustment {
  readonly says: string;
  readonly source: ObjectId | null;
  readonly cite: readonly RuleNumber[];
}

/** The total cost, locked in (CR 601.2f). */
export interface TotalCost {
  readonly player: PlayerId;
  readonly object: ObjectId;
  readonly for: PaidFor;
  readonly ability: AbilityDefinition | null;
  /** False for an unpayable cost (CR 118.6). */
  readonly payable: boolean;
  /** The mana component, X replaced by its value; null where the cost asks for no mana at all. */
  readonly mana: ManaCost | null;
  /** How much of the generic mana belongs to a waterbend cost; null where there is none (CR 701.67b). */
  readonly waterbend: number | null;
  readonly parts: readonly CostPart[];
  readonly adjustments: readonly CostAdjustment[];
  /** What it is by what is announced of its symbols, the plainest first: the mana component and the adjustments are those of the first. */
  readonly ways: readonly DeterminedMana[];
  /** Mana of any color or type may pay for it (CR 609.4b), where that isn't said of the spell itself. */
  readonly anyMana?: 'color' | 'type';
}

/** The mana component of a total cost for one announcement (CR 601.2b). */
export interface DeterminedMana {
  readonly mana: ManaCost | null;
  /** For how many Phyrexian symbols paid with life it is so; null where that makes no difference. */
  readonly byLife: number | null;
  readonly adjustments: readonly CostAdjustment[];
}

/** What paying came to, as later words and abilities ask for it. */
export interface Paid {
  /** Letters of the mana spent, in the order of the symbols. */
  readonly manaSpent: readonly string[];
  /** By the cost's verb, the objects as they were before they were used ("the sacrificed creature"). */
  readonly objects: Readonly<Record<string, readonly ObjectId[]>>;
  /** By the cost's verb, how much (life, counters). */
  readonly amounts: Readonly<Record<string, number>>;
  /** How many Phyrexian mana symbols were paid with life (CR 107.4f); absent for none. */
  readonly symbolsByLife?: number;
}

export const NOTHING_PAID: Paid = { manaSpent: [], objects: {}, amounts: {} };
