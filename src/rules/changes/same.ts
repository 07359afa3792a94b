import type { Form } from './form.ts';
import type { Pairs } from './pairs.ts';

type Key = (form: Form) => string;

export const WHOLE: Key = ({ whole }) => whole;
export const MASKED: Key = ({ masked }) => masked;

function byKey(forms: readonly Form[], key: Key): ReadonlyMap<string, readonly Form[]> {
  const groups = new Map<string, Form[]>();
  for (const form of forms) {
    const group = groups.get(key(form));
    if (group === undefined) groups.set(key(form), [form]);
    else group.push(form);
  }
  return groups;
}

/** Pairs the rules that say the same under the same number. */
export function pairInPlace(before: readonly Form[], after: readonly Form[], pairs: Pairs, key: Key): void {
  const there = new Map(after.map((form) => [form.number, form]));
  for (const form of pairs.openBefore(before)) {
    const same = there.get(form.number);
    if (same !== undefined && pairs.before(same.number) === null && key(same) === key(form)) pairs.add(form, same);
  }
}

/** Sentences of so many words are hardly said twice by chance. */
const TELLING = 20;

/** Whether the same words are enough to know a rule by, wherever it stands. */
const isTelling = (old: Form, now: Form, pairs: Pairs): boolean =>
  old.titled || old.words.length >= TELLING || pairs.haveSameParent(old, now);

/**
 * Pairs the rules that say the same under another number, where it is clear which is which. `first` leaves those for later that say
 * little and stand under another parent.
 */
export function pairMoved(
  before: readonly Form[],
  after: readonly Form[],
  pairs: Pairs,
  key: Key,
  round: 'first' | 'last',
): void {
  const there = byKey(pairs.openAfter(after), key);
  const here = byKey(pairs.openBefore(before), key);
  const doubtful: (readonly [readonly Form[], readonly Form[]])[] = [];
  for (const [words, olds] of here) {
    const news = there.get(words) ?? [];
    if (olds.length === 1 && news.length === 1) {
      if (round === 'last' || isTelling(olds[0]!, news[0]!, pairs)) pairs.add(olds[0]!, news[0]!);
    } else if (news.length > 0) doubtful.push([olds, news]);
  }
  for (const [olds, news] of doubtful) pairAlike(olds, news, pairs, round);
}

/** Several rules that say the same: those under the same parent belong together, and then, if as many are left, each in its turn. */
function pairAlike(olds: readonly Form[], news: readonly Form[], pairs: Pairs, round: 'first' | 'last'): void {
  for (const old of olds) {
    const fitting = pairs.openAfter(news).filter((form) => pairs.haveSameParent(old, form));
    if (fitting.length > 0) pairs.add(old, fitting[0]!);
  }
  if (round === 'first') return;
  const [left, free] = [pairs.openBefore(olds), pairs.openAfter(news)];
  if (left.length === free.length) for (const [i, old] of left.entries()) pairs.add(old, free[i]!);
}
