/** The words of a name in the order of the alphabet. */
const sorted = (plain: string): string => plain.split(' ').sort().join(' ');

/** A name of more words is written as it is. */
const MOST_WORDS = 12;

/**
 * Whether the words asked for are the whole name with some words, at least two next to each other, shortened to their first letters (“jace tms”). Where
 * nothing is shortened, or everything, it isn't.
 */
function isShortened(asked: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  let [whole, shortened] = [0, 0];
  for (const word of asked) {
    if (name[at] === word) {
      at += 1;
      whole += 1;
      continue;
    }
    if (word.length < 2 || at + word.length > name.length) return false;
    for (let i = 0; i < word.length; i++) if (name[at + i]![0] !== word[i]) return false;
    at += word.length;
    shortened += 1;
  }
  return at === name.length && whole > 0 && shortened > 0;
}

/** Finds names by their words: in another order, or some of them shortened. */
export class WordIndex {
  readonly #sorted = new Map<string, number[]>();
  /** Names of three words and more by each of their words. */
  readonly #having = new Map<string, number[]>();
  readonly #words: readonly (readonly string[])[];

  constructor(texts: readonly string[]) {
    this.#words = texts.map((text) => text.split(' '));
    for (const [at, words] of this.#words.entries()) {
      if (words.length < 2 || words.length > MOST_WORDS) continue;
      put(this.#sorted, sorted(texts[at]!), at);
      if (words.length > 2) for (const word of new Set(words)) put(this.#having, word, at);
    }
  }

  /** Names that have these very words, in whatever order. */
  inAnyOrder(plain: string): readonly number[] {
    return this.#sorted.get(sorted(plain)) ?? [];
  }

  /** Names of which the words asked for are some, in their order, and the first letters of all others between them. */
  shortened(plain: string): readonly number[] {
    const asked = plain.split(' ');
    if (asked.length < 2) return [];
    const known = asked.flatMap((word) => this.#having.get(word) ?? []);
    return [...new Set(known)].filter((at) => isShortened(asked, this.#words[at]!));
  }
}

function put(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else known.push(at);
}
