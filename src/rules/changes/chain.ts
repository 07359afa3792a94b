import { ancestorNumbers } from '../numbers.ts';
import type { RuleChange } from './compare.ts';

/** Two editions, one next after the other, and what changed between them. Editions are named by any key. */
export interface ChainLink<Edition> {
  readonly from: Edition;
  readonly to: Edition;
  readonly changes: readonly RuleChange[];
}

/** A rule in one of the editions. */
export interface ChainPlace<Edition> {
  readonly edition: Edition;
  readonly number: string;
}

/** A change with the two editions between which it happened. */
export interface ChainChange<Edition> extends RuleChange {
  readonly from: Edition;
  readonly to: Edition;
}

/** A link with its changes by number, and by the number of everything that they stand under. */
interface IndexedLink<Edition> extends ChainLink<Edition> {
  readonly byBefore: ReadonlyMap<string, ChainChange<Edition>>;
  readonly byAfter: ReadonlyMap<string, ChainChange<Edition>>;
  readonly under: ReadonlyMap<string, ReadonlySet<ChainChange<Edition>>>;
}

const keyOf = (side: 'before' | 'after', number: string) => `${side} ${number}`;

function indexed<Edition>(link: ChainLink<Edition>): IndexedLink<Edition> {
  const [byBefore, byAfter] = [new Map<string, ChainChange<Edition>>(), new Map<string, ChainChange<Edition>>()];
  const under = new Map<string, Set<ChainChange<Edition>>>();
  const note = (side: 'before' | 'after', number: string, change: ChainChange<Edition>) => {
    for (const ancestor of [...ancestorNumbers(number), number]) {
      const key = keyOf(side, ancestor);
      const changes = under.get(key) ?? new Set();
      under.set(key, changes.add(change));
    }
  };
  for (const { kind, before, after } of link.changes) {
    const change = { kind, before, after, from: link.from, to: link.to };
    if (before !== null) byBefore.set(before, change);
    if (after !== null) byAfter.set(after, change);
    if (before !== null) note('before', before, change);
    if (after !== null) note('after', after, change);
  }
  return { ...link, byBefore, byAfter, under };
}

/** All editions from the oldest to the newest with what changed from each to the next: what became of any rule, and where it came from. */
export class Chain<Edition> {
  readonly #editions: readonly Edition[];
  readonly #links: readonly IndexedLink<Edition>[];

  /** The first link begins at the first edition, and each begins where the one before ends. */
  constructor(editions: readonly Edition[], links: readonly ChainLink<Edition>[]) {
    this.#editions = editions;
    this.#links = links.map(indexed);
  }

  get editions(): readonly Edition[] {
    return this.#editions;
  }

  /** The changes of a rule before its edition, oldest first, back to where it was added. */
  before({ edition, number }: ChainPlace<Edition>): ChainChange<Edition>[] {
    const changes: ChainChange<Edition>[] = [];
    let at: string | null = number;
    for (let i = this.#editions.indexOf(edition) - 1; i >= 0 && at !== null; i--) {
      const change = this.#links[i]!.byAfter.get(at);
      if (change === undefined) continue;
      changes.unshift(change);
      at = change.before;
    }
    return changes;
  }

  /** The changes of a rule after its edition, oldest first, up to where it was removed. */
  after({ edition, number }: ChainPlace<Edition>): ChainChange<Edition>[] {
    const changes: ChainChange<Edition>[] = [];
    const from = this.#editions.indexOf(edition);
    let at: string | null = number;
    for (let i = from; from !== -1 && i < this.#links.length && at !== null; i++) {
      const change = this.#links[i]!.byBefore.get(at);
      if (change === undefined) continue;
      changes.push(change);
      at = change.after;
    }
    return changes;
  }

  /** All changes of a rule, oldest first. */
  history(place: ChainPlace<Edition>): ChainChange<Edition>[] {
    return [...this.before(place), ...this.after(place)];
  }

  /** The number of a rule in another edition; null where it isn't there. */
  numberIn({ edition, number }: ChainPlace<Edition>, other: Edition): string | null {
    const [here, there] = [this.#editions.indexOf(edition), this.#editions.indexOf(other)];
    if (here === -1 || there === -1) return null;
    let at: string | null = number;
    for (let i = here; i < there && at !== null; i++) {
      const change = this.#links[i]!.byBefore.get(at);
      if (change !== undefined) at = change.after;
    }
    for (let i = here - 1; i >= there && at !== null; i--) {
      const change = this.#links[i]!.byAfter.get(at);
      if (change !== undefined) at = change.before;
    }
    return at;
  }

  /** The changes, oldest first, of a rule and of everything that stood under it, from one edition to a later one. */
  changesUnder(place: ChainPlace<Edition>, from: Edition, to: Edition): ChainChange<Edition>[] {
    const changes: ChainChange<Edition>[] = [];
    const [first, end] = [this.#editions.indexOf(from), this.#editions.indexOf(to)];
    for (let i = Math.max(first, 0); i < end; i++) {
      const link = this.#links[i]!;
      const [before, after] = [this.numberIn(place, link.from), this.numberIn(place, link.to)];
      const found = new Set([
        ...(before === null ? [] : (link.under.get(keyOf('before', before)) ?? [])),
        ...(after === null ? [] : (link.under.get(keyOf('after', after)) ?? [])),
      ]);
      changes.push(...found);
    }
    return changes;
  }
}
