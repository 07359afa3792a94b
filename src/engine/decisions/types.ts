import type { RuleNumber } from '../../rules/citations.ts';
import type { ObjectId, PlayerId, Ref } from '../state/ids.ts';

/** The kinds of decision that the rules ask for; see the table of scenarios' answers. */
export const DECISION_KINDS = [
  'may',
  'target',
  'mode',
  'choose',
  'order triggers',
  'order cards',
  'replacement',
  'pay',
  'coin',
  'die',
  'random',
  'unknown',
  'divide',
  'attach',
  'copy',
  'legend',
  'attack',
  'block',
  'mulligan',
  'dungeon',
  'vote',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** One legal option: an object or player of the game, or a word such as `yes`, a colour, a mode's first words, a number. */
export type Option =
  | {
      readonly kind: 'ref';
      readonly ref: Ref;
      readonly label: string;
      /** The words of an ability, where the option is an ability of the object (CR 603.3b). */
      readonly words?: string;
      /** Those of its keyword. */
      readonly printed?: string;
      /** What the ability is about, where its words speak of that: by name, and with all values that tell it from others. */
      readonly about?: { readonly name: string; readonly values: string };
    }
  | { readonly kind: 'word'; readonly word: string; readonly label: string; readonly also?: readonly string[] };

/** What a player is asked. How many options may be chosen is from `min` to `max`; `ordered` asks for an order of all of them. */
export interface DecisionRequest {
  readonly player: PlayerId;
  /** Whose choice it would be, where another player makes it (CR 723.5); absent: the player's own. */
  readonly on?: PlayerId;
  readonly kind: DecisionKind;
  readonly prompt: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly cite: readonly RuleNumber[];
  /** The object on whose behalf it is asked; answers may be addressed to it by name. */
  readonly source: ObjectId | null;
  /** Options that may be given in named groups (scry: top, bottom); an order within each. */
  readonly groups?: readonly string[];
  /** An amount to be divided among the options. */
  readonly total?: number;
  /** Every answer leads to the same game: who doesn't say anything isn't asked. */
  readonly indifferent?: true;
  /** Any number in this range or any word at all may be answered (names, numbers) when `open` says so. */
  readonly open?: 'card name' | 'number' | 'creature type' | 'payment';
}

/** What was chosen: indexes into the options in the order given, or in groups, or amounts. */
export type DecisionAnswer = { readonly by?: DecidedBy } & (
  | { readonly kind: 'chosen'; readonly indexes: readonly number[] }
  | { readonly kind: 'grouped'; readonly groups: Readonly<Record<string, readonly number[]>> }
  | { readonly kind: 'divided'; readonly amounts: readonly number[] }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'payment'; readonly payment: PaymentAnswer }
);

/** How a cost is to be paid, as far as it is said: by the cost's verb, the objects or amounts. */
export interface PaymentAnswer {
  readonly objects: Readonly<Record<string, readonly ObjectId[]>>;
  readonly amounts: Readonly<Record<string, number>>;
  readonly mana: string | null;
  readonly manaFrom: readonly ObjectId[] | null;
  /** How much of the generic mana another player pays, and who, where it is said (CR 702.132a). */
  readonly assist?: { readonly player: PlayerId | null; readonly amount: number };
}

/** How a decision came about. */
export type DecidedBy = 'given' | 'only legal' | 'alike' | 'default';

export interface DecisionTaken {
  readonly request: DecisionRequest;
  readonly answer: DecisionAnswer;
  readonly by: DecidedBy;
}

/** A procedure of the rules that may ask: it yields the question and gets the answer. */
export type Run<T> = Generator<DecisionRequest, T, DecisionAnswer>;
