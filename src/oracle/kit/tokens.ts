/**
 * Words and signs of a text. Letter case, and "a" or "an", don't tell tokens apart: what is printed is compared with the source letter
 * by letter afterwards. Symbols in braces, `'s`, each quotation mark (paired), a dash and a new line are tokens of their own.
 */
export interface Token {
  /** Interned: equal words have equal ids. */
  readonly id: number;
  readonly text: string;
  readonly kind: 'word' | 'number' | 'symbol' | 'sign';
  readonly start: number;
  readonly end: number;
  /** How many tokens from here are the face's own name (0: none), whole or short. */
  readonly ownName: number;
  readonly shortName: number;
}

const ids = new Map<string, number>();
/** The id of a word, the same for all that read alike. */
export function intern(word: string): number {
  const key = word.toLowerCase();
  const folded = key === 'an' ? 'a' : key;
  let id = ids.get(folded);
  if (id === undefined) {
    id = ids.size;
    ids.set(folded, id);
  }
  return id;
}

const PATTERN = /(\{[^}\s]*\})|('s(?![a-z])|'(?=\s|$))|(\d+)|([\p{L}][\p{L}\p{M}]*(?:'(?!s(?![a-z]))\p{L}+)*)|(\n)|([^\s])/gu;

export type RawToken = Omit<Token, 'ownName' | 'shortName'>;

/**
 * Splits a text. Quotation marks become `“` and `”` by turns; a full stop closing a quotation that also ends its sentence is told twice,
 * and "another" is "an" and "other". */
export function split(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  let open = false;
  for (const match of text.matchAll(PATTERN)) {
    const start = match.index;
    const end = start + match[0].length;
    let word = match[0];
    if (word === '"') {
      word = open ? '”' : '“';
      open = !open;
    }
    if (word.toLowerCase() === 'another') {
      tokens.push({ id: intern('a'), text: 'a', kind: 'word', start, end: start + 2 });
      word = 'other';
    }
    tokens.push({ id: intern(word), text: word, kind: kindOf(match), start, end });
    if (word === '”' && endsSentence(text, start, end))
      tokens.push({ id: intern('.'), text: '.', kind: 'sign', start: end, end });
  }
  return tokens;
}

function kindOf(match: RegExpMatchArray): Token['kind'] {
  if (match[1]) return 'symbol';
  if (match[3]) return 'number';
  return match[4] ? 'word' : 'sign';
}

function endsSentence(text: string, start: number, end: number): boolean {
  return /[.!?]$/.test(text.slice(0, start)) && (end === text.length || /^(\n|\s+[A-Z•])/.test(text.slice(end)));
}

/** Marks where the face's own name (or a short form of it) stands. */
export function markNames(raw: readonly RawToken[], name: string, shorts: readonly string[]): Token[] {
  const whole = split(name).map((token) => token.id);
  const short = shorts.map((text) => split(text).map((token) => token.id));
  return raw.map((token, at) => ({
    ...token,
    ownName: matches(raw, at, whole),
    shortName: Math.max(0, ...short.map((words) => matches(raw, at, words))),
  }));
}

function matches(tokens: readonly RawToken[], at: number, words: readonly number[]): number {
  if (words.length === 0) return 0;
  // A name is written with a capital; "exile" the verb inside a sentence is no name.
  const first = tokens[at]!.text[0]!;
  if (first !== first.toUpperCase()) return 0;
  return words.every((word, i) => tokens[at + i]?.id === word) ? words.length : 0;
}
