import type { Beginnings } from './beginnings.ts';
import { addDistinct } from './distinct.ts';
import { type GrammaticalNumber, NOTHING, type Phrase, Result, readAs } from './phrase.ts';
import { Piece, type Printing } from './printing.ts';
import { areHere, type Session } from './session.ts';
import { fixedWords, type RawToken } from './tokens.ts';

/** The words between two members of a chain. */
export interface Link {
  readonly name: string;
  readonly words: string;
  /** Whether the member after it begins with a capital. */
  readonly capital?: true;
  /** A variant of another link: read as that one, never printed. */
  readonly variant?: { readonly of: string; readonly name: string };
  /** A preference that speaks against readings with this link. */
  readonly against?: string;
  /** Which other phrase must follow this link, instead of the usual member. */
  readonly follows?: Phrase<unknown>;
}

interface CompiledLink extends Link {
  readonly tokens: readonly RawToken[];
  readonly pieces: readonly Piece[];
}

/** The usual note of a chain that has this link between all of its members. */
export const always =
  (link: string) =>
  (count: number): string =>
    Array(count - 1)
      .fill(link)
      .join();

/**
 * Members joined by links, to an array. Which links were used is the array's note. `shape` says which sequences of links are English:
 * "a, b, and c" but not "a and b, c".
 */
export class Chain<T> implements Phrase<readonly T[]> {
  readonly label: string;
  readonly agrees: boolean;
  private readonly member: Phrase<T>;
  private readonly links: readonly CompiledLink[];
  private readonly shape: (links: readonly string[]) => boolean;
  private readonly open: (links: readonly string[]) => boolean;
  private readonly least: number;
  /** What is told to be expected behind a member; null where nothing is. */
  private readonly behind: string | null;
  /** The note that needn't be kept, because it is the usual one for so many members. */
  private readonly usual: (count: number) => string;

  constructor(
    label: string,
    member: Phrase<T>,
    links: readonly Link[],
    options: {
      readonly shape: (links: readonly string[]) => boolean;
      /** Whether more members may follow these links; absent: always. What can't end as English isn't read on. */
      readonly open?: (links: readonly string[]) => boolean;
      readonly least: number;
      readonly usual: (count: number) => string;
      readonly behind?: string;
    },
  ) {
    this.label = label;
    this.member = member;
    this.agrees = member.agrees;
    this.links = links.map((link) => {
      const tokens = fixedWords(link.words);
      return { ...link, tokens, pieces: piecesOf(tokens) };
    });
    this.shape = options.shape;
    this.open = options.open ?? (() => true);
    this.least = options.least;
    this.behind = options.behind ?? null;
    this.usual = options.usual;
  }

  offers(): readonly string[] {
    return this.member.offers?.() ?? NOTHING;
  }
  begin(beginnings: Beginnings): void {
    beginnings.add(this.member);
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<readonly T[]>[] {
    const firsts = this.member.read(session, at, number);
    if (firsts.length === 0) return NOTHING;
    const found: Result<readonly T[]>[] = [];
    for (let i = 0; i < firsts.length; i += 1) this.extend(session, firsts[i]!.end, number, [firsts[i]!], NOTHING, found);
    return found.length === 0 ? NOTHING : found;
  }

  private extend(
    session: Session,
    at: number,
    number: GrammaticalNumber,
    members: readonly Result<T>[],
    links: readonly string[],
    out: Result<readonly T[]>[],
  ): void {
    session.step();
    if (members.length >= this.least && this.shape(links)) addDistinct(out, this.make(at, members, links));
    if (!this.open(links)) return;
    if (this.behind !== null) session.miss(at, this.behind);
    for (let i = 0; i < this.links.length; i += 1) {
      const link = this.links[i]!;
      if (!areHere(session, at, link.tokens)) continue;
      const next = (link.follows ?? this.member) as Phrase<T>;
      const results = next.read(session, at + link.tokens.length, number);
      for (let k = 0; k < results.length; k += 1) {
        const result = results[k]!;
        const marked =
          link.variant === undefined && link.against === undefined
            ? result
            : result.marked(
                link.variant === undefined ? result.variants : [...result.variants, link.variant.name],
                link.against === undefined ? result.against : [...result.against, link.against],
              );
        this.extend(session, result.end, number, [...members, marked], [...links, link.variant?.of ?? link.name], out);
      }
    }
  }

  private make(end: number, members: readonly Result<T>[], links: readonly string[]): Result<readonly T[]> {
    if (members.length === 1 && this.usual(1) === '') {
      const { value, number, variants, against } = members[0]!;
      return new Result(end, [value], number, variants, against);
    }
    const note = links.join();
    return new Result(
      end,
      members.map((member) => member.value),
      members.length === 1 ? members[0]!.number : 'many',
      gathered(members, 'variants'),
      gathered(members, 'against'),
      note === this.usual(members.length) ? undefined : note,
    );
  }

  print(value: readonly T[], number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    if (value.length < this.least) return null;
    const links = (note ?? this.usual(value.length)).split(',').filter(Boolean);
    if (links.length !== value.length - 1 || !this.shape(links)) return null;
    let own: GrammaticalNumber = 'many';
    for (let i = 0; i < value.length; i += 1) {
      const link = i === 0 ? undefined : this.links.find((one) => one.name === links[i - 1]);
      if (i > 0 && link === undefined) return null;
      if (link !== undefined) printing.addAll(link.pieces);
      const begins = printing.pieces.length;
      const printed = ((link?.follows ?? this.member) as Phrase<T>).print(value[i]!, number, undefined, printing);
      if (printed === null) return null;
      printing.fit(begins, i === 0, link?.capital === true);
      if (value.length === 1) own = printed;
    }
    return own;
  }
}

function piecesOf(tokens: readonly RawToken[]): readonly Piece[] {
  return tokens.map(({ text, start }, i) => {
    const tight = i === 0 ? /^[,.;\n]/.test(text) : start === tokens[i - 1]!.end && text !== '\n';
    return new Piece(text, tight, false);
  });
}

/** Mostly there are none. */
function gathered(members: readonly Result<unknown>[], which: 'variants' | 'against'): readonly string[] {
  let all: readonly string[] = NOTHING;
  for (const member of members) {
    const own = member[which];
    if (own.length > 0) all = all.length === 0 ? own : [...all, ...own];
  }
  return all;
}

/** After "and" or "or" comes the last member. */
export const onlyCommas = (links: readonly string[]): boolean => links.every((link) => link === 'comma');

const comma: Link = { name: 'comma', words: ',' };

/** "a", "a and b", "a, b, and c" (with `word` for "and"); at least `least` members. */
export function listOf<T>(label: string, member: Phrase<T>, word: 'and' | 'or' | 'and/or', least = 1): Chain<T> {
  const last: Link = { name: 'last', words: word };
  const commaLast: Link = { name: 'commaLast', words: `, ${word}` };
  const usual = (count: number) =>
    count === 1 ? '' : count === 2 ? 'last' : [...Array(count - 2).fill('comma'), 'commaLast'].join();
  return new Chain(label, member, [comma, last, commaLast], {
    least,
    usual,
    shape: (links) =>
      links.length < 2
        ? links[0] === undefined || links[0] === 'last'
        : links.at(-1) === 'commaLast' && onlyCommas(links.slice(0, -1)),
    open: onlyCommas,
  });
}

/** Members one after another with the same link. */
export function sequenceOf<T>(label: string, member: Phrase<T>, link: Link, least = 1): Chain<T> {
  return new Chain(label, member, [link], {
    least,
    usual: always(link.name),
    shape: () => true,
  });
}

const alone = <T>(result: Result<T>): Result<readonly T[]> => result.saying([result.value]);

/** A slot's single value as an array of one. */
export class Single<T> implements Phrase<readonly T[]> {
  readonly label: string;
  readonly agrees: boolean;
  private readonly member: Phrase<T>;
  constructor(member: Phrase<T>) {
    this.label = member.label;
    this.agrees = member.agrees;
    this.member = member;
  }
  offers(): readonly string[] {
    return this.member.offers?.() ?? NOTHING;
  }
  begin(beginnings: Beginnings): void {
    beginnings.add(this.member);
  }
  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<readonly T[]>[] {
    return readAs<T, readonly T[]>(this.member.read(session, at, number), alone);
  }
  print(value: readonly T[], number: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    return value.length === 1 ? this.member.print(value[0]!, number, note, printing) : null;
  }
}

export function single<T>(member: Phrase<T>): Single<T> {
  return new Single(member);
}

/** Members directly after each other, none of them needed: adjectives. */
export class Run<T> implements Phrase<readonly T[]> {
  readonly label: string;
  readonly agrees: boolean;
  private readonly member: Phrase<T>;
  private readonly most: number;
  constructor(label: string, member: Phrase<T>, most: number) {
    this.label = label;
    this.member = member;
    this.agrees = member.agrees;
    this.most = most;
  }
  offers(): readonly string[] {
    return this.member.offers?.() ?? NOTHING;
  }
  begin(beginnings: Beginnings): void {
    beginnings.add(this.member);
  }
  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<readonly T[]>[] {
    const firsts = readAs<T, readonly T[]>(this.member.read(session, at, number), alone);
    if (firsts.length === 0) return NOTHING;
    const found = [...firsts];
    let [from, count] = [0, 1];
    // What was read so far is gone through again from where the last members were added.
    for (; count < this.most && from < found.length; count += 1) {
      const to = found.length;
      for (; from < to; from += 1) this.extend(session, found[from]!, number, found);
    }
    return found;
  }
  private extend(session: Session, before: Result<readonly T[]>, number: GrammaticalNumber, out: Result<readonly T[]>[]): void {
    const results = this.member.read(session, before.end, number);
    for (let i = 0; i < results.length; i += 1) {
      const one = results[i]!;
      const variants = before.variants.length > 0 ? [...before.variants, ...one.variants] : one.variants;
      const against = before.against.length > 0 ? [...before.against, ...one.against] : one.against;
      out.push(one.saying([...before.value, one.value]).marked(variants, against));
    }
  }
  print(value: readonly T[], number: GrammaticalNumber, _note: string | undefined, printing: Printing): GrammaticalNumber | null {
    if (value.length === 0 || value.length > this.most) return null;
    for (let i = 0; i < value.length; i += 1) {
      const begins = printing.pieces.length;
      if (this.member.print(value[i]!, number, undefined, printing) === null) return null;
      printing.fit(begins, i === 0, false);
    }
    return number;
  }
}

export function runOf<T>(label: string, member: Phrase<T>, most = 4): Run<T> {
  return new Run(label, member, most);
}

export const NO_MARKS = NOTHING;
