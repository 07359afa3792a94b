/** A run of words that names a term of the glossary. */
export interface TermSpan {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

const OBSOLETE = /\s*\(obsolete\)\s*$/i;

const plain = (words: string): string => words.normalize('NFC').replace(/[’‘ʼ]/g, "'").toLowerCase();

/**
 * The names under which a glossary has an entry, its whole title first: “Kicker, Kicked” is found by either word, “Bury (Obsolete)” by
 * “bury”. A title such as “Active Player, Nonactive Player Order” is found by its parts too, unless they have entries of their own.
 */
export function namesOfTerm(term: string): readonly string[] {
  const title = term.replace(OBSOLETE, '');
  const parts = title.split(/,\s+|,(?=[”"])/).map((part) => part.replace(/[“”",]/g, '').trim());
  return [...new Set([term, title, ...parts])].filter((name) => name !== '');
}

/** The words of a text with their places; a hyphen or apostrophe within a word belongs to it. */
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*!?/gu;

/** A word with its endings cut: the same for attack, attacks, attacked and attacking. */
function stem(word: string): string {
  const base = word.replace(/'s$|!$/g, '');
  if (base.length < 4) return base;
  return base
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=\p{L}{2,})(?:ed|ing)$/u, '')
    .replace(/(?<=\p{L}{2,})e$/u, '')
    .replace(/(?<=[^aeiouy])y$/, 'i')
    .replace(/([bdgmnprt])\1$/, '$1');
}

interface Name {
  /** All but the last word as written, the last one without its endings. */
  readonly words: readonly string[];
  readonly term: string;
}

/** Terms that are words of the language more than of the game: the glossary is asked for them by name. */
const EVERYWHERE: ReadonlySet<string> = new Set(['if', 'you', 'your', 'unless', 'instead', 'x', 'y']);

/** The terms of a glossary as they stand in sentences: in any case and number, the longest first; obsolete ones are left out. */
export class Terms {
  readonly #byFirst = new Map<string, Name[]>();
  readonly #byName = new Map<string, string>();

  constructor(terms: readonly string[]) {
    for (const term of terms) this.#byName.set(plain(term), term);
    for (const term of terms)
      for (const name of namesOfTerm(term)) if (!this.#byName.has(plain(name))) this.#byName.set(plain(name), term);
    for (const [name, term] of this.#byName)
      if (!OBSOLETE.test(term) && !name.includes(',') && !EVERYWHERE.has(name)) this.#note(name, term);
    for (const names of this.#byFirst.values()) names.sort((a, b) => b.words.length - a.words.length);
  }

  #note(name: string, term: string): void {
    const all = name.match(WORD) ?? [];
    const last = all.at(-1);
    if (last === undefined) return;
    const words = [...all.slice(0, -1), stem(last)];
    const first = stem(all[0]!);
    const names = this.#byFirst.get(first) ?? [];
    names.push({ words, term });
    this.#byFirst.set(first, names);
  }

  /** The title of the entry that is meant by a name: its title, a part of it, or a title without “(Obsolete)”. */
  entry(name: string): string | null {
    return this.#byName.get(plain(name.trim().replace(/\s+/g, ' '))) ?? null;
  }

  /** All terms in a text, none within another. */
  in(text: string): readonly TermSpan[] {
    const words = [...text.matchAll(WORD)].map((match) => ({
      word: plain(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));
    const found: TermSpan[] = [];
    for (let at = 0; at < words.length; ) {
      const name = (this.#byFirst.get(stem(words[at]!.word)) ?? []).find((one) => stands(one, words, at, text));
      if (name !== undefined)
        found.push({ start: words[at]!.start, end: words[at + name.words.length - 1]!.end, term: name.term });
      at += name?.words.length ?? 1;
    }
    return found;
  }
}

interface Placed {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a name stands at a place, with nothing but spaces between its words. */
function stands(name: Name, words: readonly Placed[], at: number, text: string): boolean {
  return name.words.every((word, i) => {
    const here = words[at + i];
    if (here === undefined || (i > 0 && text.slice(words[at + i - 1]!.end, here.start).trim() !== '')) return false;
    return i === name.words.length - 1 ? stem(here.word) === word : here.word === word;
  });
}
