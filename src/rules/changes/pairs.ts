import type { Form } from './form.ts';

/** Which rule of one edition is which of another: each at most once. */
export class Pairs {
  readonly #after = new Map<string, string>();
  readonly #before = new Map<string, string>();

  add(before: Form, after: Form): void {
    this.#after.set(before.number, after.number);
    this.#before.set(after.number, before.number);
  }

  /** The number in the newer edition. */
  after(before: string): string | null {
    return this.#after.get(before) ?? null;
  }

  /** The number in the older edition. */
  before(after: string): string | null {
    return this.#before.get(after) ?? null;
  }

  /** Whether what both stand under is the same rule; parts stand under nothing and are alike in that. */
  haveSameParent(before: Form, after: Form): boolean {
    if (before.parent === null || after.parent === null) return before.parent === after.parent;
    return this.after(before.parent) === after.parent;
  }

  openBefore(forms: readonly Form[]): Form[] {
    return forms.filter(({ number }) => !this.#after.has(number));
  }

  openAfter(forms: readonly Form[]): Form[] {
    return forms.filter(({ number }) => !this.#before.has(number));
  }
}
