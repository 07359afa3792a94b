import { type GrammaticalNumber, NOTHING, type Result } from './phrase.ts';

type Results = readonly Result<unknown>[];

let phrases = 0;

/** A number for a phrase whose readings are remembered: from 0 on without gaps. */
export function numbered(): number {
  phrases += 1;
  return phrases - 1;
}

/** What each phrase was read to at each place of a text, in both numbers: one table with a place for all of them, since nothing else is asked so often. */
export class Memo {
  /** Of readings in this text which of `results`, and `base` added to it; what is less is of texts before. */
  private table = new Int32Array(0);
  private base = 1;
  private results: Results[] = [NOTHING];
  private stride = 0;

  /** Makes room for a text with so many words. */
  begin(words: number): void {
    this.stride = phrases * 2;
    const size = this.stride * (words + 1);
    if (this.table.length >= size && this.base < LAST) return;
    this.table = new Int32Array(Math.max(size, this.table.length));
    this.base = 1;
  }

  /** Forgets all, for the next text. */
  clear(): void {
    this.base += this.results.length;
    this.results = [NOTHING];
  }

  private placeOf(id: number, at: number, number: GrammaticalNumber): number {
    return at * this.stride + id * 2 + (number === 'one' ? 0 : 1);
  }

  /** What is known of a phrase there; where nothing is, from now on that nothing was read. */
  recall(id: number, at: number, number: GrammaticalNumber): Results | undefined {
    const place = this.placeOf(id, at, number);
    const nth = this.table[place]! - this.base;
    if (nth >= 0) return this.results[nth];
    this.table[place] = this.base;
    return undefined;
  }

  /** What is known, if anything is. */
  find(id: number, at: number, number: GrammaticalNumber): Results | undefined {
    const nth = this.table[this.placeOf(id, at, number)]! - this.base;
    return nth >= 0 ? this.results[nth] : undefined;
  }

  set(id: number, at: number, number: GrammaticalNumber, results: Results): void {
    this.table[this.placeOf(id, at, number)] = this.base + this.results.length;
    this.results.push(results);
  }
}

/** So far numbers may grow; then a new table begins. */
const LAST = 2 ** 30;
