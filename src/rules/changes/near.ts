import type { Form } from './form.ts';
import type { Pairs } from './pairs.ts';

/** From here on two rules count as one that was reworded. */
const ENOUGH = 0.6;
/** What speaks for it besides the words. */
const SAME_PARENT = 0.15;
const SAME_NUMBER = 0.15;
const SAME_CHILDREN = 0.4;
const SAME_NEIGHBOR = 0.1;
/** What speaks against it: it stands under a rule that is known to be another one. Short sentences are said of many things. */
const OTHER_PARENT = { short: 0.15, long: 0.1 };
const SHORT = 20;
/** Words that have hardly anything in common are another rule, whatever its number is. */
const LEAST_ALIKE = 0.2;

/** How often each word, and each word with the one after it, occurs. */
interface Counted {
  readonly form: Form;
  readonly counts: ReadonlyMap<string, number>;
  readonly singles: number;
  readonly doubles: number;
}

function countWords(form: Form): Counted {
  const counts = new Map<string, number>();
  const { words } = form;
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [i, word] of words.entries()) {
    count(word);
    count(`${words[i - 1] ?? ''} ${word}`);
  }
  return { form, counts, singles: words.length, doubles: words.length };
}

/** From 0 to 1: the share of words, and of words next to each other, that both have. */
function likeness(a: Counted, b: Counted): number {
  let [singles, doubles] = [0, 0];
  for (const [word, times] of a.counts) {
    const shared = Math.min(times, b.counts.get(word) ?? 0);
    if (word.includes(' ')) doubles += shared;
    else singles += shared;
  }
  return singles / (a.singles + b.singles || 1) + doubles / (a.doubles + b.doubles || 1);
}

interface Candidate {
  readonly before: Form;
  readonly after: Form;
  readonly score: number;
}

/** Only words next to each other that few rules have are asked for their rules. */
const RARE = 40;

class Finder {
  readonly #all: ReadonlyMap<string, Counted>;
  readonly #having = new Map<string, Counted[]>();

  constructor(forms: readonly Form[]) {
    const all = forms.map(countWords);
    this.#all = new Map(all.map((counted) => [counted.form.number, counted]));
    for (const counted of all)
      for (const word of counted.counts.keys()) {
        if (!word.includes(' ')) continue;
        const having = this.#having.get(word);
        if (having === undefined) this.#having.set(word, [counted]);
        else having.push(counted);
      }
  }

  get(number: string): Counted | undefined {
    return this.#all.get(number);
  }

  /** Those that have some rare words in common with it. */
  like({ counts }: Counted): readonly Counted[] {
    const found = new Map<Counted, number>();
    for (const word of counts.keys()) {
      const having = this.#having.get(word) ?? [];
      if (having.length > RARE) continue;
      for (const counted of having) found.set(counted, (found.get(counted) ?? 0) + 1);
    }
    return [...found]
      .sort(([, a], [, b]) => b - a)
      .slice(0, RARE)
      .map(([counted]) => counted);
  }
}

/** What stands below and beside each rule. */
class Places {
  readonly #children = new Map<string, string[]>();
  readonly #parents = new Map<string, string | null>();

  constructor(forms: readonly Form[]) {
    for (const { number, parent } of forms) {
      this.#parents.set(number, parent);
      const siblings = this.#children.get(parent ?? '');
      if (siblings === undefined) this.#children.set(parent ?? '', [number]);
      else siblings.push(number);
    }
  }

  children(number: string): readonly string[] {
    return this.#children.get(number) ?? [];
  }

  parent(number: string): string | null {
    return this.#parents.get(number) ?? null;
  }

  /** What stands before and after it under the same parent; null at the ends. */
  neighbors({ number, parent }: Form): readonly [string | null, string | null] {
    const siblings = this.children(parent ?? '');
    const at = siblings.indexOf(number);
    return [siblings[at - 1] ?? null, siblings[at + 1] ?? null];
  }
}

interface Both {
  readonly before: Places;
  readonly after: Places;
  readonly pairs: Pairs;
}

/** Where the rules below a rule went: for each number of the newer edition what share of them stands under it. */
function whereChildrenWent(number: string, { before, after, pairs }: Both): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  const children = before.children(number);
  for (const child of children) {
    const parent = after.parent(pairs.after(child) ?? '');
    if (parent !== null) shares.set(parent, (shares.get(parent) ?? 0) + 1 / children.length);
  }
  return shares;
}

/** What their places say for or against two rules being one. */
function placesSay(old: Form, now: Form, { before, after, pairs }: Both): number {
  const there = after.neighbors(now);
  const neighbors = before.neighbors(old).filter((number, i) => number !== null && pairs.after(number) === there[i]).length;
  return neighbors * SAME_NEIGHBOR + parentsSay(old, now, pairs);
}

function parentsSay(old: Form, now: Form, pairs: Pairs): number {
  if (pairs.haveSameParent(old, now)) return SAME_PARENT;
  const known = pairs.after(old.parent ?? '') !== null || pairs.before(now.parent ?? '') !== null;
  return known ? -OTHER_PARENT[old.words.length < SHORT ? 'short' : 'long'] : 0;
}

/** How rules are found whose words changed. */
export interface NearSearch {
  /** Whether the same number speaks for it. */
  readonly numbersCount: boolean;
  /** Only rules under the same parent, and nearer than otherwise. */
  readonly staysUnderParent?: boolean;
}

/** How near the words must be for a rule to have stayed where it was while the same words stand elsewhere. */
const STAYS = 0.75;

/** Pairs rules whose words are near enough, the nearest first; parents, neighbors, children and numbers count too. */
export function pairReworded(
  before: readonly Form[],
  after: readonly Form[],
  pairs: Pairs,
  { numbersCount, staysUnderParent = false }: NearSearch,
): void {
  const finder = new Finder(pairs.openAfter(after));
  const both: Both = { before: new Places(before), after: new Places(after), pairs };
  const candidates: Candidate[] = [];
  for (const old of pairs.openBefore(before).map(countWords)) {
    const went = whereChildrenWent(old.form.number, both);
    const near = new Set(finder.like(old));
    for (const number of [...went.keys(), ...(numbersCount ? [old.form.number] : [])]) {
      const counted = finder.get(number);
      if (counted !== undefined) near.add(counted);
    }
    for (const now of near) {
      const alike = likeness(old, now);
      if (staysUnderParent && (alike < STAYS || !pairs.haveSameParent(old.form, now.form))) continue;
      const share = went.get(now.form.number) ?? 0;
      if (alike < LEAST_ALIKE && share < 0.5) continue;
      const sameNumber = numbersCount && old.form.number === now.form.number;
      const score = alike + share * SAME_CHILDREN + placesSay(old.form, now.form, both) + (sameNumber ? SAME_NUMBER : 0);
      if (score >= ENOUGH) candidates.push({ before: old.form, after: now.form, score });
    }
  }
  candidates.sort((a, b) => b.score - a.score);
  for (const { before: old, after: now } of candidates)
    if (pairs.after(old.number) === null && pairs.before(now.number) === null) pairs.add(old, now);
}
