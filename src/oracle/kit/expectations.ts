import type { Phrase } from './phrase.ts';

/** The words that a phrase can begin with; the phrases stay the same, so they are gathered once. */
const OFFERED = new WeakMap<Phrase<unknown>, readonly string[]>();
function offersOf(phrase: Phrase<unknown>): readonly string[] {
  const offers = OFFERED.get(phrase) ?? phrase.offers?.() ?? [];
  OFFERED.set(phrase, offers);
  return offers;
}

/** What else could have stood at the furthest place where something else was expected. */
export class Expectations {
  private furthest = 0;
  private labels: string[] = [];
  private phrases: Phrase<unknown>[] = [];

  add(at: number, label: string, wanted: Phrase<unknown> | undefined): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.labels = [];
      this.phrases = [];
    }
    this.labels.push(label);
    if (wanted !== undefined) this.phrases.push(wanted);
  }

  get expected(): readonly string[] {
    return [...new Set(this.labels)];
  }

  /** Words with which it could have gone on. */
  get words(): readonly string[] {
    return [...new Set([...new Set(this.phrases)].flatMap(offersOf))];
  }
}
