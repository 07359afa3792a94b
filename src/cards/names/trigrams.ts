import { editDistance } from './distance.ts';

/** One letter in four may differ, and never more than three but in very long names. */
const allowed = (length: number) => Math.min(Math.floor(length / 4), Math.max(3, Math.floor(length / 10)));

/** No name is longer; more letters than this are no name. */
const LONGEST = 200;

export interface Similar {
  readonly at: number;
  /** 1 for equal names, at least 0.75 for all others. */
  readonly similarity: number;
}

/** All its letters, in the order of the alphabet. */
const lettersOf = (text: string): string => [...text].sort().join('');

/** The same letters in another order are a slip of the fingers rather than another name. */
const SWAPPED = 0.25;

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text} `;
  const found = new Set<string>();
  for (let i = 0; i + 3 <= padded.length; i++) found.add(padded.slice(i, i + 3));
  return found;
}

/** Finds names that are nearly the one asked for; only those that share enough groups of three letters are compared letter by letter. */
export class TrigramIndex {
  readonly #texts: readonly string[];
  readonly #lengths: Uint16Array;
  readonly #postings: ReadonlyMap<string, Uint32Array>;

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#lengths = Uint16Array.from(texts, (text) => text.length);
    const postings = new Map<string, number[]>();
    for (const [at, text] of texts.entries())
      for (const trigram of trigramsOf(text)) {
        const posting = postings.get(trigram);
        if (posting === undefined) postings.set(trigram, [at]);
        else posting.push(at);
      }
    this.#postings = new Map([...postings].map(([trigram, posting]) => [trigram, Uint32Array.from(posting)]));
  }

  /** How many trigrams of the query each name has. */
  #shared(trigrams: ReadonlySet<string>): Uint8Array {
    const shared = new Uint8Array(this.#texts.length);
    for (const trigram of trigrams) {
      const posting = this.#postings.get(trigram);
      if (posting !== undefined) for (let i = 0; i < posting.length; i++) shared[posting[i]!]! += 1;
    }
    return shared;
  }

  similar(query: string): readonly Similar[] {
    if (query.length > LONGEST) return [];
    const trigrams = trigramsOf(query);
    const letters = lettersOf(query);
    const shared = this.#shared(trigrams);
    // One edit spoils at most three trigrams, a swap of neighbours four.
    const enough = Math.max(2, trigrams.size - 3 * allowed(query.length + 1) - 1);
    const found: Similar[] = [];
    for (let at = 0; at < shared.length; at++) {
      if (shared[at]! < enough) continue;
      const longer = Math.max(this.#lengths[at]!, query.length);
      const limit = allowed(longer);
      if (limit === 0 || 2 * longer - this.#lengths[at]! - query.length > limit) continue;
      const distance = editDistance(query, this.#texts[at]!, limit);
      const wrong = distance > 0 && lettersOf(this.#texts[at]!) === letters ? distance - SWAPPED : distance;
      if (distance <= limit) found.push({ at, similarity: 1 - wrong / longer });
    }
    return found;
  }
}
