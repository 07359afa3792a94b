import { Memo } from './memo.ts';
import type { GrammaticalNumber, Names, Phrase, Result } from './phrase.ts';
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
  private labels: string[] = [];
  private phrases: Phrase<unknown>[] = [];
  /** Counted as reading goes on; the bound is on these and not on a clock. */
  steps = 0;
  private readonly memo = new Memo();

  constructor(tokens: readonly Token[], names: Names) {
    this.tokens = tokens;
    this.names = names;
  }

  get expected(): ReadonlySet<string> {
    return new Set(this.labels);
  }

  /** What could have begun at the furthest place with other words. */
  get wanted(): ReadonlySet<Phrase<unknown>> {
    return new Set(this.phrases);
  }

  /** The word here; -1 behind the end. */
  idAt(at: number): number {
    return at < this.tokens.length ? this.tokens[at]!.id : -1;
  }

  /** The results of phrase `id` here, if it has been read; a phrase that begins with itself reads nothing there. */
  recall<T>(id: number, at: number, number: GrammaticalNumber): readonly Result<T>[] | undefined {
    return this.memo.recall(keyOf(id, at, number)) as readonly Result<T>[] | undefined;
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
      this.labels = [];
      this.phrases = [];
    }
    this.labels.push(label);
    if (wanted !== undefined) this.phrases.push(wanted);
  }
}
