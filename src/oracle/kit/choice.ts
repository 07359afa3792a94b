import { invariant } from '../../rules/assert.ts';
import { type Beginnings, beginningsOf } from './beginnings.ts';
import { sameTree } from './equal.ts';
import { Form } from './form.ts';
import { type GrammaticalNumber, type Names, NOTHING, type Phrase, type Printed, type Result } from './phrase.ts';
import type { Session } from './session.ts';
import { shapeOf, signOf } from './shape.ts';
import type { Step } from './steps.ts';
import type { Token } from './tokens.ts';
import { formsUsed } from './used.ts';

let made = 0;

/** One of several phrases. All that can be read is read; the words of a value come from the first member that can say it. */
export class Choice<T> implements Phrase<T> {
  readonly label: string;
  readonly agrees: boolean;
  private members: readonly Phrase<T>[] | null = null;
  private readonly id = made++;
  /** By what a token begins like. */
  private readonly candidates: (Candidates<T> | undefined)[] = [];
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

  private startingWith(token: Token): Candidates<T> {
    const { candidates } = this;
    const known = token.begins < candidates.length ? candidates[token.begins] : undefined;
    if (known !== undefined) return known;
    const found = withLeads(this.startedBy(token));
    while (candidates.length <= token.begins) candidates.push(undefined);
    candidates[token.begins] = found;
    return found;
  }

  /** Forms that begin with a word are found by it; the others are asked. */
  private startedBy(token: Token): readonly Phrase<T>[] {
    this.starters ??= startersOf(this.all);
    const { byWord, open } = this.starters;
    const found = open.filter(({ beginnings }) => beginnings.has(token));
    const said = byWord.get(token.id);
    return (said ? [...found, ...said].sort((a, b) => a.at - b.at) : found).map(({ member }) => member);
  }

  read(session: Session, at: number, asked: GrammaticalNumber): readonly Result<T>[] {
    const token = session.tokens[at];
    const candidates = token === undefined ? NO_CANDIDATES : this.startingWith(token);
    const { phrases, leads, seconds, shared } = candidates;
    if (phrases.length === 0) {
      session.miss(at, this.label, this);
      return NOTHING;
    }
    const number = this.agrees ? asked : 'one';
    const known = session.recall<T>(this.id, at, number);
    if (known !== undefined) return known;
    session.step();
    let found: readonly Result<T>[] = NOTHING;
    const firsts: (readonly Result<unknown>[] | undefined)[] = shared ? [] : NO_FIRSTS;
    for (let i = 0; i < phrases.length; i += 1) {
      const lead = leads[i]!;
      let results: readonly Result<T>[];
      if (lead === null) {
        const second = seconds[i]!;
        if (second !== null && isAnother(session, at + 1, second)) continue;
        results = phrases[i]!.read(session, at, number);
      } else {
        const { nth, step, form, behind } = lead;
        let first = firsts[nth];
        if (first === undefined) {
          first = step.phrase.read(session, at, step.fixed ?? number);
          if (shared) firsts[nth] = first;
        }
        if (first.length === 0 || (behind !== null && standsNowhere(session, behind, first))) continue;
        results = form.readAfter(session, first, number);
      }
      if (results.length > 0) found = found.length === 0 ? results : both(found, results);
    }
    session.remember(this.id, at, number, found);
    return found;
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

  print(value: T, asked: GrammaticalNumber, note: string | undefined, names: Names): Printed | null {
    const number = this.agrees ? asked : 'one';
    const before = formsUsed.count();
    for (const member of this.printersOf(value)) {
      const printed = member.print(value, number, note, names);
      if (printed !== null) return printed;
      formsUsed.forget(before);
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

/** Phrases that may begin with a word; of forms that begin with a slot also which, so that forms with the same read it once. */
interface Candidates<T> {
  readonly phrases: readonly Phrase<T>[];
  readonly leads: readonly (Lead<T> | null)[];
  /** Of forms that begin with fixed words the second one. */
  readonly seconds: readonly (Step | null)[];
  /** Whether any two forms begin with the same. */
  readonly shared: boolean;
}
interface Lead<T> {
  readonly form: Form<T>;
  readonly step: Step;
  /** The word behind the slot, where one stands there. */
  readonly behind: Step | null;
  /** Equal for forms that begin with the same. */
  readonly nth: number;
}
interface Starter<T> {
  readonly member: Phrase<T>;
  readonly at: number;
}
interface OpenStarter<T> extends Starter<T> {
  readonly beginnings: Beginnings;
}
interface Starters<T> {
  readonly byWord: ReadonlyMap<number, readonly Starter<T>[]>;
  /** What begins otherwise than with fixed words. */
  readonly open: readonly OpenStarter<T>[];
}

/** Forms that begin with the same slot begin alike. */
const firstOf = (phrase: Phrase<unknown>): Phrase<unknown> => (phrase instanceof Form ? (phrase.lead?.phrase ?? phrase) : phrase);

function startersOf<T>(members: readonly Phrase<T>[]): Starters<T> {
  const byWord = new Map<number, Starter<T>[]>();
  const open: OpenStarter<T>[] = [];
  for (const [at, member] of members.entries()) {
    const words = member instanceof Form ? member.firstWords : null;
    if (words === null) open.push({ member, at, beginnings: beginningsOf(firstOf(member)) });
    else for (const id of words) byWord.set(id, [...(byWord.get(id) ?? []), { member, at }]);
  }
  return { byWord, open };
}

const NO_CANDIDATES: Candidates<never> = { phrases: [], leads: [], seconds: [], shared: false };
const NO_FIRSTS: (readonly Result<unknown>[] | undefined)[] = [];

function withLeads<T>(phrases: readonly Phrase<T>[]): Candidates<T> {
  if (phrases.length === 0) return NO_CANDIDATES;
  const steps: Step[] = [];
  const leads = phrases.map((form): Lead<T> | null => {
    const step = form instanceof Form ? form.lead : null;
    if (step === null) return null;
    const same = steps.findIndex(({ phrase, fixed }) => phrase === step.phrase && fixed === step.fixed);
    return { form: form as Form<T>, step, behind: (form as Form<T>).behindLead, nth: same < 0 ? steps.push(step) - 1 : same };
  });
  const seconds = phrases.map((form) => (form instanceof Form ? form.secondWord : null));
  return { phrases, leads, seconds, shared: steps.length < leads.filter((lead) => lead !== null).length };
}

/** Whether another word stands here, as after most first words that forms share. */
function isAnother(session: Session, at: number, { one, many }: Step): boolean {
  const id = session.idAt(at);
  if (id === one || id === many || session.expectations !== null) return false;
  if (at > session.furthest) session.furthest = at;
  return true;
}

/** Whether a word stands behind none of the readings: of many forms that begin with the same slot nearly all end here. Who hears what is expected hears it of the form. */
function standsNowhere(session: Session, { one, many }: Step, results: readonly Result<unknown>[]): boolean {
  if (session.expectations !== null) return false;
  let furthest = 0;
  for (let i = 0; i < results.length; i += 1) {
    const { end } = results[i]!;
    const id = session.idAt(end);
    if (id === one || id === many) return false;
    if (end > furthest) furthest = end;
  }
  if (furthest > session.furthest) session.furthest = furthest;
  return true;
}

/** The readings of one member and those of another, each once. */
function both<T>(left: readonly Result<T>[], right: readonly Result<T>[]): readonly Result<T>[] {
  const found = [...left];
  for (const result of right) addDistinct(found, result);
  return found;
}

/** Of two readings with the same tree the one by fewer variants stays. */
export function addDistinct<T>(found: Result<T>[], result: Result<T>): void {
  const twin = found.findIndex(
    (other) => other.end === result.end && sameTree(other.value, result.value) && other.number === result.number,
  );
  if (twin < 0) found.push(result);
  else if (weight(result) < weight(found[twin]!)) found[twin] = result;
}

function weight(result: Result<unknown>): number {
  return result.variants.length * 8 + result.against.length;
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
    read: () => [],
    mayPrint: (shape) => phrase.mayPrint?.(shape) ?? true,
    print: (value, number, note, names) => phrase.print(value, number, note, names),
  };
}

/** A phrase whose readings count only where a test holds. */
export function readIf<T>(phrase: Phrase<T>, test: (value: T) => boolean): Phrase<T> {
  return {
    label: phrase.label,
    agrees: phrase.agrees,
    begin: (beginnings) => beginnings.add(phrase),
    offers: () => phrase.offers?.() ?? NOTHING,
    read: (session, at, number) => phrase.read(session, at, number).filter((result) => test(result.value)),
    mayPrint: (shape) => phrase.mayPrint?.(shape) ?? true,
    print: (value, number, note, names) => phrase.print(value, number, note, names),
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
    print: (value, number, note, names) => phrase.print(before(value), number, note, names),
  };
}
