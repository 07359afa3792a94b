import { compareRuleNumbers } from '../numbers.ts';
import { type ComparedBook, sameNumbering } from './book.ts';
import { type Form, formOf } from './form.ts';
import { pairReworded } from './near.ts';
import { Pairs } from './pairs.ts';
import { MASKED, pairInPlace, pairMoved, WHOLE } from './same.ts';

/** What happened to a rule between two editions. */
export const CHANGE_KINDS = ['added', 'removed', 'edited', 'moved', 'reference only'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A rule that isn't the same in both editions: its number in each, null where it isn't there. */
export interface RuleChange {
  readonly kind: ChangeKind;
  readonly before: string | null;
  readonly after: string | null;
}

/** Grows when rules are matched otherwise than before, so that what was kept is made anew. */
export const MATCHING_VERSION = 4;

/** What became of a rule that both editions have; null where nothing did. */
function kindOf(before: Form, after: Form): ChangeKind | null {
  const stays = before.number === after.number;
  if (before.whole === after.whole) return stays ? null : 'moved';
  if (before.masked === after.masked && stays) return 'reference only';
  // examples explain a rule: other ones don't make it say something else where it moved
  return before.said === after.said && !stays ? 'moved' : 'edited';
}

/** Says for a number of the older edition what it is in the newer one, where that is known; null where it isn't. */
export type KnownPairs = (before: string) => string | null;

function pairKnown(before: readonly Form[], after: readonly Form[], pairs: Pairs, known: KnownPairs): void {
  const there = new Map(after.map((form) => [form.number, form]));
  for (const form of pairs.openBefore(before)) {
    const now = there.get(known(form.number) ?? '');
    if (now !== undefined && pairs.before(now.number) === null) pairs.add(form, now);
  }
}

/** Which rule of one edition is which of the other: by the same words, then by what is known, then by near words. */
function match(before: readonly Form[], after: readonly Form[], numbersCount: boolean, known: KnownPairs): Pairs {
  const pairs = new Pairs();
  for (const key of [WHOLE, MASKED]) if (numbersCount) pairInPlace(before, after, pairs, key);
  pairKnown(before, after, pairs, known);
  for (const key of [WHOLE, MASKED]) pairMoved(before, after, pairs, key, 'first');
  pairReworded(before, after, pairs, { numbersCount, staysUnderParent: true });
  for (const key of [WHOLE, MASKED]) pairMoved(before, after, pairs, key, 'last');
  // a second time: a parent that was found by its children speaks for the rest of them
  pairReworded(before, after, pairs, { numbersCount });
  pairReworded(before, after, pairs, { numbersCount });
  return pairs;
}

/** In the order of the book, what left before what came. */
function inOrder(a: RuleChange, b: RuleChange): number {
  const place = compareRuleNumbers(a.after ?? a.before!, b.after ?? b.before!);
  return place !== 0 ? place : (a.after === null ? 0 : 1) - (b.after === null ? 0 : 1);
}

/** An edition made ready to be compared, any number of times. */
export interface ReadBook {
  readonly book: ComparedBook;
  readonly forms: readonly Form[];
}

export const readBook = (book: ComparedBook): ReadBook => ({ book, forms: book.rules.map(formOf) });

/**
 * All rules that aren't the same in both editions, in the order of the book. Either edition may be the older one. Editions that lie
 * far apart are matched better where it is `known` what became of rules in the editions between.
 */
export function compareBooks(from: ReadBook, to: ReadBook, known: KnownPairs = () => null): readonly RuleChange[] {
  const pairs = match(from.forms, to.forms, sameNumbering(from.book, to.book), known);
  const there = new Map(to.forms.map((form) => [form.number, form]));
  const changes: RuleChange[] = [];
  for (const form of from.forms) {
    const now = there.get(pairs.after(form.number) ?? '');
    if (now === undefined) changes.push({ kind: 'removed', before: form.number, after: null });
    else {
      const kind = kindOf(form, now);
      if (kind !== null) changes.push({ kind, before: form.number, after: now.number });
    }
  }
  for (const { number } of pairs.openAfter(to.forms)) changes.push({ kind: 'added', before: null, after: number });
  return changes.sort(inOrder);
}
