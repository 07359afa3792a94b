/** Words from a place in a name to its end. */
interface Ending {
  readonly text: string;
  /** Which name. */
  readonly at: number;
  /** The place where it begins there; 0 for the whole name. */
  readonly start: number;
}

const sorted = (endings: readonly Ending[]) => [...endings].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));

function begunIn(endings: readonly Ending[], query: string): readonly Ending[] {
  let [low, high] = [0, endings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (endings[middle]!.text < query) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (endings[end]?.text.startsWith(query)) end++;
  return endings.slice(low, end);
}

/** Names by the beginnings of their words, for what a person has begun to write. */
export class PrefixIndex {
  readonly #whole: readonly Ending[];
  readonly #inner: readonly Ending[];

  constructor(texts: readonly string[]) {
    const endings = texts.flatMap((text, at) =>
      [...text.matchAll(/\S+/g)].map(({ index }): Ending => ({ text: text.slice(index), at, start: index })),
    );
    this.#whole = sorted(endings.filter(({ start }) => start === 0));
    this.#inner = sorted(endings.filter(({ start }) => start > 0));
  }

  /** Names that begin so. */
  beginning(query: string): readonly Ending[] {
    return begunIn(this.#whole, query);
  }

  /** Names in which a later word begins so. */
  within(query: string): readonly Ending[] {
    return begunIn(this.#inner, query);
  }
}
