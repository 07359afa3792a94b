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
  /** Equal for tokens with which the same phrases can begin, whatever they mean there; a small number. */
  readonly begins: number;
}

/** What a word is, however often it stands somewhere. */
interface Spelling {
  /** The same for all that read alike. */
  readonly id: number;
  readonly kind: Token['kind'];
  /** What it begins like where it is no name of the face; -1 until that has been asked. */
  begins: number;
}

/** Spellings that are remembered, for speed only. */
const MOST_SPELLINGS = 100_000;
const spellings = new Map<string, Spelling>();
const ids = new Map<string, number>();
let next = 0;

function spellingOf(word: string): Spelling {
  const known = spellings.get(word);
  if (known !== undefined) return known;
  const key = word.toLowerCase();
  const folded = key === 'an' ? 'a' : key;
  let id = ids.get(folded);
  if (id === undefined) {
    id = next++;
    ids.set(folded, id);
  }
  const spelling: Spelling = { id, kind: kindOf(word), begins: -1 };
  if (spellings.size < MOST_SPELLINGS) spellings.set(word, spelling);
  return spelling;
}

function kindOf(word: string): Token['kind'] {
  if (word.length > 1 && word.startsWith('{')) return 'symbol';
  if (/^\d/.test(word)) return 'number';
  return /^\p{L}/u.test(word) ? 'word' : 'sign';
}

/** Every word that the grammar says has a smaller id. */
let vocabulary = 0;
const byLooks: ((token: Token) => boolean)[] = [];
/** More answers don't fit the bits of a number. */
const MOST_BY_LOOKS = 30;

/** The id of a word of the grammar. */
export function intern(word: string): number {
  const { id } = spellingOf(word);
  vocabulary = next;
  return id;
}

/** Splits words of the grammar. */
export function fixedWords(text: string): readonly RawToken[] {
  const tokens = split(text);
  vocabulary = next;
  return tokens;
}

/** Makes known how a phrase judges words that the grammar doesn't name: by how they look. */
export function judgedByLooks(can: (token: Token) => boolean): void {
  byLooks.push(can);
}

/** Numbers for what tokens may begin, from 0 on without gaps: by the words of the grammar, and by what else tells beginnings apart. */
const ofWords: (number | undefined)[] = [];
const ofOthers = new Map<number, number>();
let beginnings = 0;

/**
 * Words that the grammar doesn't name, mostly of names, differ as beginnings only in what phrases say that judge them by their looks. So what
 * can begin with one is found once for all that are judged alike, and not once for each word that cards are called by.
 */
function beginsLike(token: Token): number {
  const { id, ownName, shortName } = token;
  if (id < vocabulary && ownName === 0 && shortName === 0) {
    while (ofWords.length <= id) ofWords.push(undefined);
    ofWords[id] ??= beginnings++;
    return ofWords[id]!;
  }
  const word = id < vocabulary || byLooks.length > MOST_BY_LOOKS ? id : -1 - judged(token);
  const key = word * 4 + (ownName > 0 ? 2 : 0) + (shortName > 0 ? 1 : 0);
  let begins = ofOthers.get(key);
  if (begins === undefined) {
    begins = beginnings++;
    ofOthers.set(key, begins);
  }
  return begins;
}

function judged(token: Token): number {
  let judged = 0;
  for (let i = 0; i < byLooks.length; i += 1) if (byLooks[i]!(token)) judged |= 1 << i;
  return judged;
}

const PATTERN = /\{[^}\s]*\}|'s(?![a-z])|'(?=\s|$)|\d+|[\p{L}][\p{L}\p{M}]*(?:'(?!s(?![a-z]))\p{L}+)*|\n|[^\s]/gu;

export type RawToken = { -readonly [Field in keyof Token]: Token[Field] };

/**
 * Splits a text. Quotation marks become `“` and `”` by turns, single ones within them too; a full stop closing a quotation that also ends its sentence is told twice,
 * a comma that stands within it belongs to the sentence around it and is told behind it, and "another" is "an" and "other". */
export function split(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  const add = (word: string, { id, kind, begins }: Spelling, start: number, end: number): void => {
    tokens.push({ id, text: word, kind, start, end, ownName: 0, shortName: 0, begins });
  };
  let open = false;
  /** Within quotation marks, single ones open and close another quotation. */
  let inner = false;
  let end = 0;
  for (const word of text.match(PATTERN) ?? []) {
    const start = text.indexOf(word, end);
    end = start + word.length;
    if (word === ',' && open && text[end] === '"') continue;
    const nested = word === "'" && open && (inner || /[\s"]$/.test(text.slice(0, start)));
    const said = nested ? (inner ? '”' : '“') : word === '"' ? (open ? '”' : '“') : word;
    if (nested) inner = !inner;
    if (word === '"') open = !open;
    const spelling = spellingOf(said);
    if (spelling.id === ANOTHER.id) {
      add('a', A, start, start + 2);
      add('other', OTHER, start, end);
    } else add(said, spelling, start, end);
    const told = said === '”' ? (endsSentence(text, start, end) ? '.' : text[start - 1] === ',' ? ',' : '') : '';
    if (told !== '') add(told, spellingOf(told), end, end);
  }
  return tokens;
}
const ANOTHER = spellingOf('another');
const A = spellingOf('a');
const OTHER = spellingOf('other');

function endsSentence(text: string, start: number, end: number): boolean {
  return /[.!?]'?$/.test(text.slice(0, start)) && (end === text.length || /^("|\n|\s+[A-Z•])/.test(text.slice(end)));
}

/** The words of a face's name and of its short forms, by id. */
export interface NameWords {
  readonly whole: readonly number[];
  readonly shorts: readonly (readonly number[])[];
}

export function nameWords(name: string, shorts: readonly string[]): NameWords {
  const words = (text: string): readonly number[] => split(text).map(({ id }) => id);
  return { whole: words(name), shorts: shorts.map(words) };
}

/** Marks where the face's own name (or a short form of it) stands. */
export function markNames(raw: readonly RawToken[], { whole, shorts }: NameWords): readonly Token[] {
  for (let at = 0; at < raw.length; at += 1) {
    const token = raw[at]!;
    token.ownName = matches(raw, at, whole);
    for (const words of shorts) token.shortName = Math.max(token.shortName, matches(raw, at, words));
    if (token.ownName > 0 || token.shortName > 0) token.begins = beginsLike(token);
    else if (token.begins < 0) {
      token.begins = beginsLike(token);
      spellingOf(token.text).begins = token.begins;
    }
  }
  return raw;
}

function matches(tokens: readonly RawToken[], at: number, words: readonly number[]): number {
  const token = tokens[at]!;
  if (words.length === 0 || token.id !== words[0]) return 0;
  // A name is written with a capital; "exile" the verb inside a sentence is no name.
  const first = token.text[0]!;
  if (first !== first.toUpperCase()) return 0;
  return words.every((word, i) => tokens[at + i]?.id === word) ? words.length : 0;
}

/** At how many tokens of their ends two texts are the same to every phrase: letter by letter, apart from one another alike, and as much of the face's name. */
export function sameEnd(left: readonly Token[], right: readonly Token[]): number {
  let count = 0;
  for (; count < left.length && count < right.length; count += 1) {
    const [i, k] = [left.length - 1 - count, right.length - 1 - count];
    const [one, two] = [left[i]!, right[k]!];
    if (one.text !== two.text || one.ownName !== two.ownName || one.shortName !== two.shortName) break;
    // Whether the next one stands apart is seen by a phrase that begins with this one.
    if (count > 0 && left[i + 1]!.start - one.end !== right[k + 1]!.start - two.end) break;
  }
  return count;
}
