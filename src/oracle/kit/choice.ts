import { invariant } from '../../rules/assert.ts';
import type { Beginnings } from './beginnings.ts';
import { type Candidates, NO_CANDIDATES } from './candidates.ts';
import { Form } from './form.ts';
import { numbered } from './memo.ts';
import { type GrammaticalNumber, NOTHING, type Phrase, type Result, withOne } from './phrase.ts';
import type { Printing } from './printing.ts';
import type { Session } from './session.ts';
import { shapeOf, signOf } from './shape.ts';
import { Starters } from './starters.ts';
import type { Token } from './tokens.ts';

/** One of several phrases. All that can be read is read; the words of a value come from the first member that can say it. */
export class Choice<T> implements Phrase<T> {
  readonly label: string;
  readonly agrees: boolean;
  private members: readonly Phrase<T>[] | null = null;
  private readonly id = numbered();
  private readonly printing = new Map<unknown, Printers<T>>();
  private starters: Starters<T> | null = null;
  private asking = false;

  constructor(label: string, agrees: boolean) {
    this.label = label;
    this.agrees = agrees;
  }

  /** Says what may stand here. Done once, by the grammar's table of contents. */
  fill(members: readonly Phrase<T>[]): void {
    invariant(this.members === null, `${this.label} is filled twice`);
    this.members = members;
    const forms = members.filter((member) => member instanceof Form);
    const signs = new Set<string>();
    for (const { signature } of forms) {
      if (signature === null) continue;
      invariant(!signs.has(signature), `two printable forms of ${this.label} make the same node: ${signature}`);
      signs.add(signature);
    }
    for (const one of forms)
      for (const two of forms) invariant(!one.confuses(two), `wording of “${one.label}” is a slot of “${two.label}”`);
  }

  get all(): readonly Phrase<T>[] {
    invariant(this.members !== null, `${this.label} isn't filled`);
    return this.members;
  }

  begin(beginnings: Beginnings): void {
    for (const member of this.all) beginnings.add(member);
  }

  offers(): readonly string[] {
    if (this.asking) return [];
    this.asking = true;
    const found = new Set(this.all.flatMap((member) => member.offers?.() ?? []));
    this.asking = false;
    return [...found];
  }

  read(session: Session, at: number, asked: GrammaticalNumber): readonly Result<T>[] {
    const number = this.agrees ? asked : 'one';
    const known = session.recall<T>(this.id, at, number);
    if (known !== undefined) return known;
    const token = session.tokens[at];
    const candidates = token === undefined ? NO_CANDIDATES : this.startedBy(token);
    if (candidates.none) {
      session.miss(at, this.label, this);
      return NOTHING;
    }
    session.step();
    const found = candidates.read(session, at, number);
    session.remember(this.id, at, number, found);
    return found;
  }

  private startedBy(token: Token): Candidates<T> {
    this.starters ??= new Starters(this.all);
    return this.starters.startedBy(token);
  }

  /** Members that may have words for a value: by its kind, and where those are many by its shape. */
  private printersOf(value: T): readonly Phrase<T>[] {
    const kind = (value as { readonly kind?: unknown } | null)?.kind;
    let printers = this.printing.get(kind);
    if (printers === undefined) {
      const all = this.all.filter(
        (member) => !(member instanceof Form) || (member.variant === undefined && member.kind === kind),
      );
      printers = { all, byShape: new Map() };
      this.printing.set(kind, printers);
    }
    const { all, byShape } = printers;
    if (all.length <= FEW) return all;
    const sign = signOf(value);
    let found = byShape.get(sign);
    if (found === undefined) {
      const shape = shapeOf(value);
      found = all.filter((member) => member.mayPrint?.(shape) ?? true);
      byShape.set(sign, found);
    }
    return found;
  }

  print(value: T, asked: GrammaticalNumber, note: string | undefined, printing: Printing): GrammaticalNumber | null {
    const number = this.agrees ? asked : 'one';
    const pieces = printing.pieces.length;
    const forms = printing.forms.length;
    const printers = this.printersOf(value);
    for (let i = 0; i < printers.length; i += 1) {
      const printed = printers[i]!.print(value, number, note, printing);
      if (printed !== null) return printed;
      printing.undo(pieces, forms);
    }
    return null;
  }
}

/** So few are asked sooner than told apart. */
const FEW = 2;
interface Printers<T> {
  readonly all: readonly Phrase<T>[];
  readonly byShape: Map<number, readonly Phrase<T>[]>;
}

/** A place in the grammar that is filled later, so that phrases may hold each other. */
export function choice<T>(label: string, options: { readonly agrees?: boolean } = {}): Choice<T> {
  return new Choice<T>(label, options.agrees ?? false);
}

/** A choice whose members are known at once. */
export function oneOf<T>(label: string, members: readonly Phrase<T>[], options: { readonly agrees?: boolean } = {}): Choice<T> {
  const made = new Choice<T>(label, options.agrees ?? false);
  made.fill(members);
  return made;
}

/** A phrase that is printed here and never read: its words are read as something else, which is bound to this afterwards. */
export function printedOnly<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    label: phrase.label,
    agrees: phrase.agrees,
    begin: () => {},
    read: () => NOTHING,
    mayPrint: (shape) => phrase.mayPrint?.(shape) ?? true,
    print: (value, number, note, printing) => phrase.print(value, number, note, printing),
  };
}

/** A phrase whose readings count only where a test holds. */
export function readIf<T>(phrase: Phrase<T>, test: (value: T) => boolean): Phrase<T> {
  return {
    label: phrase.label,
    agrees: phrase.agrees,
    begin: (beginnings) => beginnings.add(phrase),
    offers: () => phrase.offers?.() ?? NOTHING,
    read: (session, at, number) => {
      let found: Result<T>[] | null = null;
      const results = phrase.read(session, at, number);
      for (let i = 0; i < results.length; i += 1) if (test(results[i]!.value)) found = withOne(found, results[i]!);
      return found ?? NOTHING;
    },
    mayPrint: (shape) => phrase.mayPrint?.(shape) ?? true,
    print: (value, number, note, printing) => phrase.print(value, number, note, printing),
  };
}

/** A phrase whose values may have been rearranged after reading; `before` brings them back to what the phrase prints. */
export function printedAs<T>(phrase: Phrase<T>, before: (value: T) => T): Phrase<T> {
  return {
    label: phrase.label,
    agrees: phrase.agrees,
    begin: (beginnings) => beginnings.add(phrase),
    offers: () => phrase.offers?.() ?? NOTHING,
    read: (session, at, number) => phrase.read(session, at, number),
    print: (value, number, note, printing) => phrase.print(before(value), number, note, printing),
  };
}
