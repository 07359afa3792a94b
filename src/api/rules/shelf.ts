import { isUnder } from '../../rules/numbers.ts';
import type { RuleKey, RuleRow } from '../../store/index.ts';

const NOTHING: readonly never[] = [];

/** The rules of one edition, found as the store finds them. */
export class Shelf {
  /** In the order of the book, which is that of their ordinals. */
  readonly rules: readonly RuleRow[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #children = new Map<string, RuleRow[]>();

  constructor(rules: readonly RuleRow[]) {
    this.rules = rules;
    this.#places = new Map(rules.map(({ number }, place) => [number, place]));
    for (const rule of rules) {
      if (rule.parent === null) continue;
      const siblings = this.#children.get(rule.parent);
      if (siblings === undefined) this.#children.set(rule.parent, [rule]);
      else siblings.push(rule);
    }
  }

  rule(number: string): RuleRow | null {
    const place = this.#places.get(number);
    return place === undefined ? null : this.rules[place]!;
  }

  at(ordinal: number): RuleRow | null {
    return this.rules[ordinal] ?? null;
  }

  children(number: string): RuleRow[] {
    return [...(this.#children.get(number) ?? NOTHING)];
  }

  /** A rule and all below it. */
  subtree(number: string): RuleRow[] {
    const from = this.#places.get(number);
    if (from === undefined) return [];
    let to = from + 1;
    while (to < this.rules.length && isUnder(this.rules[to]!.number, number)) to++;
    return this.rules.slice(from, to);
  }
}

/** Answers keys of an edition that lies on a shelf from there, and asks the store for all others at once, if there are any. */
export async function shelved<Key extends Pick<RuleKey, 'editionId'>, Answer>(
  keys: readonly Key[],
  shelfOf: (editionId: number) => Promise<Shelf> | null,
  find: (shelf: Shelf, key: Key) => Answer,
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const shelves = new Map<number, Shelf | null>();
  for (const id of new Set(keys.map(({ editionId }) => editionId))) shelves.set(id, await shelfOf(id));
  const others = keys.filter(({ editionId }) => shelves.get(editionId) === null);
  const asked = others.length === 0 ? [] : await ask(others);
  let next = 0;
  return keys.map((key) => {
    const shelf = shelves.get(key.editionId) ?? null;
    return shelf === null ? asked[next++]! : find(shelf, key);
  });
}
