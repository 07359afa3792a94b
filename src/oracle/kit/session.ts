import { type GrammaticalNumber, type Names, NOTHING, type Phrase, type Result } from './phrase.ts';
import type { Token } from './tokens.ts';

/** Steps after which a line is given up: time per line is bounded. */
export const STEP_BUDGET = 400_000;

const keyOf = (id: number, at: number, number: GrammaticalNumber): number => (id * 2 + (number === 'one' ? 0 : 1)) * 2048 + at;

export class BudgetSpent extends Error {}

/** One reading of one text: its tokens, what has been read already, how far it came and what was expected there. */
export class Session {
  readonly tokens: readonly Token[];
  readonly names: Names;
  furthest = 0;
  readonly expected = new Set<string>();
  /** What could have begun at the furthest place with other words. */
  readonly wanted = new Set<Phrase<unknown>>();
  /** Counted as reading goes on; the bound is on these and not on a clock. */
  steps = 0;
  private readonly memo = new Map<number, readonly Result<unknown>[]>();

  constructor(tokens: readonly Token[], names: Names) {
    this.tokens = tokens;
    this.names = names;
  }

  /** The results of phrase `id` here, if it has been read; a phrase that begins with itself reads nothing there. */
  recall<T>(id: number, at: number, number: GrammaticalNumber): readonly Result<T>[] | undefined {
    const key = keyOf(id, at, number);
    const known = this.memo.get(key);
    if (known === undefined) this.memo.set(key, NOTHING);
    return known as readonly Result<T>[] | undefined;
  }

  remember(id: number, at: number, number: GrammaticalNumber, results: readonly Result<unknown>[]): void {
    if (results.length > 0) this.memo.set(keyOf(id, at, number), results);
  }

  step(): void {
    this.steps += 1;
    if (this.steps > STEP_BUDGET) throw new BudgetSpent();
  }

  /** Something else was expected here. */
  miss(at: number, label: string, wanted?: Phrase<unknown>): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected.clear();
      this.wanted.clear();
    }
    this.expected.add(label);
    if (wanted !== undefined) this.wanted.add(wanted);
  }
}
