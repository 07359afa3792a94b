import type { Beginnings } from './beginnings.ts';
import { type GrammaticalNumber, NOTHING, type Phrase, Result, withOne } from './phrase.ts';
import { Piece, type Printing } from './printing.ts';
import type { Session } from './session.ts';
import type { Shape } from './shape.ts';
import { intern } from './tokens.ts';

type Node = Record<string, unknown> & { readonly wording?: Readonly<Record<string, string>> };

/** A phrase of two parts whose one is a whole node and the other a field of it: "until end of turn, …". Reads a node and one more field of it; prints the field and the rest of the node. */
export class Extension<T> implements Phrase<T> {
  readonly label: string;
  readonly agrees: boolean;
  private readonly inner: Phrase<T>;
  private readonly added: Phrase<unknown>;
  private readonly name: string;
  private readonly place: string | undefined;
  /** Of the wording that says where the field stands. */
  private readonly placeKey: string;
  private readonly first: boolean;
  private readonly against: readonly string[];

  constructor(
    inner: Phrase<T>,
    added: Phrase<unknown>,
    options: {
      readonly field: string;
      readonly place?: string;
      readonly order: 'fieldFirst' | 'nodeFirst';
      readonly against?: string;
    },
  ) {
    this.label = `${inner.label} with ${added.label}`;
    this.agrees = inner.agrees;
    this.inner = inner;
    this.added = added;
    this.name = options.field;
    this.place = options.place;
    this.placeKey = `${options.field}At`;
    this.first = options.order === 'fieldFirst';
    this.against = options.against === undefined ? NOTHING : [options.against];
  }

  begin(beginnings: Beginnings): void {
    beginnings.add(this.first ? this.added : this.inner);
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<T>[] {
    let found: Result<T>[] | null = null;
    const { first } = this;
    const lefts: readonly Result<unknown>[] = (first ? this.added : this.inner).read(session, at, number);
    for (let i = 0; i < lefts.length; i += 1) {
      const left = lefts[i]!;
      const rights: readonly Result<unknown>[] = (first ? this.inner : this.added).read(session, left.end, number);
      for (let k = 0; k < rights.length; k += 1) {
        const right = rights[k]!;
        const made = first ? this.make(right as Result<T>, left, right.end) : this.make(left as Result<T>, right, right.end);
        if (made !== null) found = withOne(found, made);
      }
    }
    return found ?? NOTHING;
  }

  private make(node: Result<T>, added: Result<unknown>, end: number): Result<T> | null {
    const inner = node.value as Node;
    if (this.name in inner) return null;
    const value: Record<string, unknown> = { ...inner };
    value[this.name] = added.value;
    if (this.place !== undefined || added.note !== undefined) {
      const wording: Record<string, string> = { ...inner.wording };
      if (this.place !== undefined) wording[this.placeKey] = this.place;
      if (added.note !== undefined) wording[this.name] = added.note;
      value.wording = wording;
    }
    const against = together(together(node.against, added.against), this.against);
    return new Result(end, value as T, node.number, together(node.variants, added.variants), against);
  }

  mayPrint({ fields, wording }: Shape): boolean {
    return fields.has(this.name) && wording.has(this.placeKey) === (this.place !== undefined);
  }

  print(value: T, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    const node = value as Node;
    const { wording } = node;
    if (node[this.name] === undefined || wording?.[this.placeKey] !== this.place) return null;
    if (this.first && this.printField(node, number, printing) === null) return null;
    const second = printing.pieces.length;
    const own = this.inner.print(this.withoutField(node) as T, number, note, printing);
    if (own === null) return null;
    if (this.first) fitSecond(printing, second);
    else {
      const last = printing.pieces.length;
      if (this.printField(node, number, printing) === null) return null;
      fitSecond(printing, last);
    }
    return own;
  }

  private printField(node: Node, number: GrammaticalNumber, printing: Printing): GrammaticalNumber | null {
    return this.added.print(node[this.name], number, node.wording?.[this.name], printing);
  }

  private withoutField({ [this.name]: _, wording, ...rest }: Node): Node {
    const left: Record<string, string> = {};
    let isLeft = false;
    for (const key in wording) {
      if (key === this.placeKey || key === this.name) continue;
      left[key] = wording[key]!;
      isLeft = true;
    }
    return isLeft ? { ...rest, wording: left } : rest;
  }
}

/** Before the second part stands a space, but for a sign. */
function fitSecond(printing: Printing, at: number): void {
  const piece = printing.pieces[at];
  if (piece !== undefined) printing.fit(at, /^[,.:]/.test(piece.text), false);
}

/** Mostly one of them is empty. */
const together = (left: readonly string[], right: readonly string[]): readonly string[] =>
  right.length === 0 ? left : left.length === 0 ? right : [...left, ...right];

/** A phrase between fixed words: "if …,", ", where X is …". */
export class Framed<T> implements Phrase<T> {
  readonly label: string;
  readonly agrees: boolean;
  private readonly before: readonly string[];
  private readonly after: readonly string[];
  private readonly inner: Phrase<T>;
  private readonly ids: { readonly before: readonly number[]; readonly after: readonly number[] };
  private readonly pieces: { readonly before: readonly Piece[]; readonly after: readonly Piece[] };

  constructor(before: string, inner: Phrase<T>, after: string) {
    this.label = `${before} ${inner.label}${after}`.trim();
    this.agrees = inner.agrees;
    this.before = before.split(' ').filter(Boolean);
    this.after = after.split(' ').filter(Boolean);
    this.inner = inner;
    this.ids = { before: this.before.map(intern), after: this.after.map(intern) };
    this.pieces = {
      before: this.before.map((text, i) => new Piece(text, i === 0 || isSign(text), false)),
      after: this.after.map((text) => new Piece(text, isSign(text), false)),
    };
  }

  begin(beginnings: Beginnings): void {
    if (this.ids.before.length > 0) beginnings.addWord(this.ids.before[0]!);
    else beginnings.add(this.inner);
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<T>[] {
    const start = this.pass(session, at, this.ids.before, this.before);
    if (start < 0) return NOTHING;
    let found: Result<T>[] | null = null;
    const results = this.inner.read(session, start, number);
    for (let i = 0; i < results.length; i += 1) {
      const result = results[i]!;
      const end = this.pass(session, result.end, this.ids.after, this.after);
      if (end >= 0) found = withOne(found, end === result.end ? result : result.endingAt(end));
    }
    return found ?? NOTHING;
  }

  private pass(session: Session, at: number, ids: readonly number[], words: readonly string[]): number {
    for (let i = 0; i < ids.length; i += 1) {
      if (session.idAt(at + i) === ids[i]) continue;
      session.miss(at + i, `“${words[i]}”`);
      return -1;
    }
    return at + ids.length;
  }

  print(value: T, number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    printing.addAll(this.pieces.before);
    const begins = printing.pieces.length;
    const own = this.inner.print(value, number, note, printing);
    if (own === null) return null;
    if (this.before.length > 0) printing.fit(begins, this.before.at(-1) === '“', false);
    printing.addAll(this.pieces.after);
    return own;
  }
}

const isSign = (text: string): boolean => /^(?:[,.:”]|'s$)/.test(text);

/** A phrase between fixed words, each word or sign set apart by a space. */
export function framed<T>(before: string, inner: Phrase<T>, after = ''): Framed<T> {
  return new Framed(before, inner, after);
}

/** A node with one more field said after it. */
export function followed<T>(
  inner: Phrase<T>,
  field: string,
  added: Phrase<unknown>,
  options: { readonly place?: string; readonly against?: string } = {},
): Extension<T> {
  return new Extension(inner, added, { field, order: 'nodeFirst', ...options });
}

/** A node with one more field said before it. */
export function led<T>(
  field: string,
  added: Phrase<unknown>,
  inner: Phrase<T>,
  options: { readonly place?: string; readonly against?: string } = {},
): Extension<T> {
  return new Extension(inner, added, { field, order: 'fieldFirst', ...options });
}
