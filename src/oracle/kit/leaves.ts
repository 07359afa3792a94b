import type { Beginnings } from './beginnings.ts';
import { sameValue } from './equal.ts';
import { type GrammaticalNumber, type Names, NOTHING, type Phrase, Result, readAs, withOne } from './phrase.ts';
import { Piece, type Printing } from './printing.ts';
import { areHere, type Session } from './session.ts';
import { fixedWords, intern, judgedByLooks, type RawToken, type Token } from './tokens.ts';

interface Entry<V> {
  readonly value: V;
  readonly one: readonly RawToken[];
  readonly many: readonly RawToken[];
  readonly note?: string;
  readonly variant?: string;
  /** Its words as they are printed, once they have been. */
  pieces?: Readonly<Record<GrammaticalNumber, readonly Piece[]>>;
}

/** A word that is the face's own name is read as that first. */
const NAME_FIRST = ['a name rather than a noun'] as const;

/** A slash between words tells two forms apart; one between numbers is just a slash. */
const AGREES = /\p{L}\/\p{L}/u;

/** Fixed words for fixed values, both ways. `creature/creatures` agrees; a later entry for the same value is wording (its note is the entry's words). */
export class Lexicon<V extends string | number | boolean> implements Phrase<V> {
  readonly label: string;
  readonly agrees: boolean;
  private readonly entries = new Map<number, Entry<V>[]>();
  private readonly all: Entry<V>[] = [];
  /** What is printed: all but variants. */
  private readonly printed = new Map<V, Entry<V>[]>();

  constructor(label: string, words: readonly (readonly [string, V, { readonly variant: string }?])[]) {
    this.label = label;
    this.agrees = words.some(([text]) => AGREES.test(text));
    for (const [text, value, options] of words) this.add(text, value, options?.variant);
  }

  private add(text: string, value: V, variant: string | undefined): void {
    const [one, many] = AGREES.test(text) ? [text.replace(/\/\S+/g, ''), text.replace(/\S+\//g, '')] : [text, text];
    const known = this.all.some((entry) => entry.value === value && entry.variant === undefined);
    const entry: Entry<V> = {
      value,
      one: fixedWords(one),
      many: fixedWords(many),
      ...(known && variant === undefined ? { note: text } : {}),
      ...(variant === undefined ? {} : { variant }),
    };
    this.all.push(entry);
    if (variant === undefined) this.printed.set(value, [...(this.printed.get(value) ?? []), entry]);
    for (const id of new Set([entry.one[0]!.id, entry.many[0]!.id])) {
      const list = this.entries.get(id);
      if (list) list.push(entry);
      else this.entries.set(id, [entry]);
    }
  }

  /** All values that there are words for. */
  values(): readonly V[] {
    return [...new Set(this.all.map((entry) => entry.value))];
  }

  begin(beginnings: Beginnings): void {
    for (const id of this.entries.keys()) beginnings.addWord(id);
  }

  offers(): readonly string[] {
    return this.all.flatMap(({ one, many }) => [joined(one), joined(many)]);
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<V>[] {
    let found: Result<V>[] | null = null;
    const token = session.tokens[at];
    const entries = token === undefined ? undefined : this.entries.get(token.id);
    for (let i = 0; entries !== undefined && i < entries.length; i += 1) {
      const entry = entries[i]!;
      const words = number === 'one' ? entry.one : entry.many;
      if (!areHere(session, at, words)) continue;
      const variants = entry.variant === undefined ? NOTHING : [entry.variant];
      const against = token!.ownName > 0 || token!.shortName > 0 ? NAME_FIRST : NOTHING;
      found = withOne(found, new Result(at + words.length, entry.value, number, variants, against, entry.note));
    }
    if (found === null) session.miss(at, this.label, this);
    return found ?? NOTHING;
  }

  print(value: V, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    const entry = this.printed.get(value)?.find((one) => one.note === note);
    if (entry === undefined) return null;
    entry.pieces ??= { one: wordPieces(entry.one), many: wordPieces(entry.many) };
    printing.addAll(entry.pieces[number]);
    return number;
  }
}

const joined = (words: readonly RawToken[]): string =>
  words.map((word, i) => (i > 0 && word.start > words[i - 1]!.end ? ' ' : '') + word.text).join('');

function wordPieces(words: readonly RawToken[]): Piece[] {
  return words.map((word, i) => new Piece(word.text, i === 0 || word.start === words[i - 1]!.end, false));
}

/** Fixed words for fixed values. */
export function lexicon<const V extends string | number | boolean>(
  label: string,
  words: readonly (readonly [string, V, { readonly variant: string }?])[],
): Lexicon<V> {
  return new Lexicon<V>(label, words);
}

/** A single fact by its words: reads to `true`. */
export function flag(words: string): Phrase<true> {
  return new Lexicon<true>(`“${words}”`, [[words, true]]);
}

/** Fixed words that say several fields of a node at once: "one or more" is at least one and no most. The value is the fields. */
export class Facts<F extends object> implements Phrase<F> {
  readonly label: string;
  readonly agrees: boolean;
  /** All fields that any of the words say. */
  readonly names: readonly string[];
  private readonly words: Lexicon<number>;
  private readonly values: readonly F[];
  /** Whether some of the words say no field: "it's" beside "it's not". */
  private readonly plain: boolean;

  constructor(label: string, words: readonly (readonly [string, F])[]) {
    this.label = label;
    this.values = words.map(([, fields]) => fields);
    this.names = [...new Set(this.values.flatMap(Object.keys))];
    this.plain = this.values.some((fields) => Object.keys(fields).length === 0);
    this.words = new Lexicon(
      label,
      words.map(([text, fields]) => [text, this.nth(fields)]),
    );
    this.agrees = this.words.agrees;
  }

  /** Which of the values these fields are; -1 where none is. */
  private nth(fields: object): number {
    return this.values.findIndex((value) => sameValue(value, fields));
  }

  /** What these words could say of a node; undefined where it has none of the fields. */
  of(node: Readonly<Record<string, unknown>>): object | undefined {
    const fields: Record<string, unknown> = {};
    let any = false;
    for (const name of this.names) {
      if (node[name] === undefined) continue;
      fields[name] = node[name];
      any = true;
    }
    return any || this.plain ? fields : undefined;
  }

  begin(beginnings: Beginnings): void {
    beginnings.add(this.words);
  }

  offers(): readonly string[] {
    return this.words.offers();
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<F>[] {
    return readAs(this.words.read(session, at, number), (result) => result.saying(this.values[result.value]!));
  }

  print(value: F, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    return this.words.print(this.nth(value), number, note, printing);
  }
}

/** Fixed words that say several fields at once. */
export function facts<const F extends object>(label: string, words: readonly (readonly [string, F])[]): Facts<F> {
  return new Facts<F>(label, words);
}

/** A leaf read from single tokens by hand, with its inverse beside it. */
export class Leaf<T> implements Phrase<T> {
  readonly label: string;
  readonly agrees = false;
  private readonly can: (token: Token) => boolean;
  private readonly take: (session: Session, at: number) => readonly Result<T>[];
  private readonly say: (value: T, note: string | undefined, names: Names) => readonly Piece[] | null;
  private readonly numberOf: (value: T) => GrammaticalNumber;

  constructor(
    label: string,
    can: (token: Token) => boolean,
    take: (session: Session, at: number) => readonly Result<T>[],
    say: (value: T, note: string | undefined, names: Names) => readonly Piece[] | null,
    numberOf: (value: T) => GrammaticalNumber = () => 'many',
  ) {
    this.label = label;
    this.can = can;
    this.take = take;
    this.say = say;
    this.numberOf = numberOf;
    judgedByLooks(can);
  }

  begin(beginnings: Beginnings): void {
    beginnings.addLooks(this.can);
  }

  read(session: Session, at: number): readonly Result<T>[] {
    const token = session.tokens[at];
    const found = token !== undefined && this.can(token) ? this.take(session, at) : NOTHING;
    if (found.length > 0) return found;
    session.miss(at, this.label);
    return NOTHING;
  }

  print(value: T, _number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    const pieces = this.say(value, note, printing.names);
    if (pieces === null) return null;
    printing.addAll(pieces);
    return this.numberOf(value);
  }
}

/** A result of one token or more, without marks. */
export function plain<T>(end: number, value: T, number: GrammaticalNumber = 'many'): Result<T> {
  return new Result(end, value, number);
}

export function piece(text: string, tight = true): Piece {
  return new Piece(text, tight, false);
}

export { intern };
