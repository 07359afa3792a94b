import type { Verdict } from '../read.ts';
import { addFormUses, type FormUse } from './forms.ts';

/** Cards that one phrase alone keeps from being read, with some of them. */
export interface Held {
  readonly cards: number;
  readonly examples: readonly string[];
}

/** A line that must not be: its printed words differ, or two trees fit. */
export interface Defect {
  readonly card: string;
  readonly verdict: Verdict;
  readonly text: string;
  readonly printed: string | null;
}

/** What was counted over some cards: plain data that goes from thread to thread and is added up by `addTally`. */
export interface Tally {
  readonly cards: { readonly total: number; readonly read: number };
  readonly verbatim: {
    readonly total: number;
    readonly read: number;
    readonly beyondKeywords: number;
  };
  readonly lines: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly variants: ReadonlyMap<string, number>;
  readonly preferences: ReadonlyMap<string, number>;
  /** Each line once, and whether it was read on some card. */
  readonly distinct: ReadonlyMap<string, boolean>;
  readonly declined: ReadonlyMap<string, Held>;
  /** Read cards with published words, by the kinds of nodes in them, in their order with spaces between. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly defects: readonly Defect[];
  /** Words for which nothing fits, by the cards that hold them; `cards` that would be read otherwise. */
  readonly unbound: ReadonlyMap<string, Held>;
  readonly unboundCards: number;
  readonly unboundLines: number;
  /** What was set aside before reading, `kind` and phrase. */
  readonly aside: ReadonlyMap<string, number>;
  /** Parentheses that aren't reminder text. */
  readonly parentheses: ReadonlyMap<string, Held>;
  readonly forms: ReadonlyMap<string, FormUse>;
}

export const EXAMPLES = 3;

type Numbers<K extends string> = Readonly<Record<K, number>>;

function addNumbers<K extends string>(left: Numbers<K>, right: Numbers<K>): Record<K, number> {
  const keys = Object.keys(left) as K[];
  return Object.fromEntries(keys.map((key) => [key, left[key] + right[key]])) as Record<K, number>;
}

/** Two maps as one; what both know is joined. */
export function addMaps<K, V>(left: ReadonlyMap<K, V>, right: ReadonlyMap<K, V>, join: (left: V, right: V) => V): Map<K, V> {
  const joined = new Map(left);
  for (const [key, value] of right) {
    const known = joined.get(key);
    joined.set(key, known === undefined ? value : join(known, value));
  }
  return joined;
}

export const plus = (left: number, right: number): number => left + right;

export function addHeld(left: Held, right: Held): Held {
  return { cards: left.cards + right.cards, examples: [...left.examples, ...right.examples].slice(0, EXAMPLES) };
}

/** What two tallies over different cards come to together. */
export function addTally(left: Tally, right: Tally): Tally {
  return {
    cards: addNumbers(left.cards, right.cards),
    verbatim: addNumbers(left.verbatim, right.verbatim),
    lines: left.lines + right.lines,
    verdicts: addNumbers(left.verdicts, right.verdicts),
    variants: addMaps(left.variants, right.variants, plus),
    preferences: addMaps(left.preferences, right.preferences, plus),
    distinct: addMaps(left.distinct, right.distinct, (one, two) => one || two),
    declined: addMaps(left.declined, right.declined, addHeld),
    kinds: addMaps(left.kinds, right.kinds, plus),
    defects: [...left.defects, ...right.defects],
    unbound: addMaps(left.unbound, right.unbound, addHeld),
    unboundCards: left.unboundCards + right.unboundCards,
    unboundLines: left.unboundLines + right.unboundLines,
    aside: addMaps(left.aside, right.aside, plus),
    parentheses: addMaps(left.parentheses, right.parentheses, addHeld),
    forms: addMaps(left.forms, right.forms, addFormUses),
  };
}
