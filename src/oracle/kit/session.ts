import { Expectations } from './expectations.ts';
import { Memo } from './memo.ts';
import { type GrammaticalNumber, type Names, type Phrase, type Result, readAs } from './phrase.ts';
import { type RawToken, sameEnd, type Token } from './tokens.ts';

/** Steps after which a line is given up: time per line is bounded. */
export const STEP_BUDGET = 400_000;
/** Longer texts aren't read at all. */
export const MOST_TOKENS = 2000;

/** Tables of readings that have ended, for the next ones: making them anew for each line took more time than many lines take. */
const spare: Memo[] = [];

export class BudgetSpent extends Error {}

/** What else a reading begins with: what was read before, or who hears what is expected. */
export type SessionFrom = Session | Expectations | null;

/** Whether these words stand here. */
export function areHere(session: Session, at: number, words: readonly RawToken[]): boolean {
  for (let i = 0; i < words.length; i += 1) if (session.idAt(at + i) !== words[i]!.id) return false;
  return true;
}

/** One reading of one text: its tokens, what has been read already, and how far it came. */
export class Session {
  readonly tokens: readonly Token[];
  readonly names: Names;
  furthest = 0;
  /** Hears what was expected where; mostly nobody asks. */
  readonly expectations: Expectations | null;
  /** Counted as reading goes on; the bound is on these and not on a clock. */
  steps = 0;
  private readonly memo = spare.pop() ?? new Memo();
  private readonly before: Session | null;
  /** From where on the text of the reading before has the same words, and how much further on they stand here. */
  private readonly same: number;
  private readonly shift: number;

  /** `from`: a reading of a text that ends alike, of the same face. A phrase looks at no word before its own, so it is read to the same there. */
  constructor(tokens: readonly Token[], names: Names, from: SessionFrom = null) {
    const before = from instanceof Session ? from : null;
    this.tokens = tokens;
    this.names = names;
    this.expectations = from instanceof Expectations ? from : null;
    this.before = before;
    this.same = before === null ? tokens.length : tokens.length - sameEnd(tokens, before.tokens);
    this.shift = before === null ? 0 : tokens.length - before.tokens.length;
    this.memo.begin(tokens.length);
  }

  /** The word here; -1 behind the end. */
  idAt(at: number): number {
    return at < this.tokens.length ? this.tokens[at]!.id : -1;
  }

  /** The results of phrase `id` here, if it has been read; a phrase that begins with itself reads nothing there. */
  recall<T>(id: number, at: number, number: GrammaticalNumber): readonly Result<T>[] | undefined {
    const known = this.memo.recall(id, at, number) ?? (at < this.same ? undefined : this.readBefore(id, at, number));
    return known as readonly Result<T>[] | undefined;
  }

  private readBefore(id: number, at: number, number: GrammaticalNumber): readonly Result<unknown>[] | undefined {
    const { shift } = this;
    const there = this.before?.memo.find(id, at - shift, number);
    if (there === undefined) return undefined;
    const here = shift === 0 ? there : readAs(there, (result) => result.endingAt(result.end + shift));
    this.remember(id, at, number, here);
    return here;
  }

  remember(id: number, at: number, number: GrammaticalNumber, results: readonly Result<unknown>[]): void {
    if (results.length > 0) this.memo.set(id, at, number, results);
  }

  step(): void {
    this.steps += 1;
    if (this.steps > STEP_BUDGET) throw new BudgetSpent();
  }

  /** Nothing is read any more in this text, nor in one that ends like it. */
  end(): void {
    this.memo.clear();
    spare.push(this.memo);
  }

  /** Something else was expected here. */
  miss(at: number, label: string, wanted?: Phrase<unknown>): void {
    if (at > this.furthest) this.furthest = at;
    if (this.expectations !== null) this.expectations.add(at, label, wanted);
  }
}
