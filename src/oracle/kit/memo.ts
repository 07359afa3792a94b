import { NOTHING, type Result } from './phrase.ts';

type Results = readonly Result<unknown>[];

const FREE = -1;
const SMALLEST = 256;
const LARGE = 4096;

/** Results by a number, in one open table: this is asked for each phrase at each place of a text. */
export class Memo {
  private keys = new Int32Array(SMALLEST).fill(FREE);
  private results = new Array<Results>(SMALLEST);
  private size = 0;

  /** Forgets all, for the next text; whether it is fit for that: a table that has become large is no help to a short text. */
  clear(): boolean {
    if (this.keys.length > LARGE) return false;
    this.keys.fill(FREE);
    this.size = 0;
    return true;
  }

  /** What is known; where nothing is, from now on that nothing was read. */
  recall(key: number): Results | undefined {
    const at = this.placeOf(key);
    if (this.keys[at] === key) return this.results[at];
    this.put(at, key, NOTHING);
    return undefined;
  }

  /** What is known, if anything is. */
  find(key: number): Results | undefined {
    const at = this.placeOf(key);
    return this.keys[at] === key ? this.results[at] : undefined;
  }

  set(key: number, results: Results): void {
    this.put(this.placeOf(key), key, results);
  }

  /** Where the number stands, or would stand. */
  private placeOf(key: number): number {
    const { keys } = this;
    const mask = keys.length - 1;
    let at = (Math.imul(key, 0x9e3779b1) >>> 7) & mask;
    while (keys[at] !== key && keys[at] !== FREE) at = (at + 1) & mask;
    return at;
  }

  private put(at: number, key: number, results: Results): void {
    this.results[at] = results;
    if (this.keys[at] === key) return;
    this.keys[at] = key;
    this.size += 1;
    if (this.size * 2 > this.keys.length) this.grow();
  }

  private grow(): void {
    const { keys, results } = this;
    this.keys = new Int32Array(keys.length * 2).fill(FREE);
    this.results = new Array<Results>(keys.length * 2);
    for (const [i, key] of keys.entries()) {
      if (key === FREE) continue;
      const at = this.placeOf(key);
      this.keys[at] = key;
      this.results[at] = results[i]!;
    }
  }
}
