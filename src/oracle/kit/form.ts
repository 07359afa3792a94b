import { invariant } from '../../rules/assert.ts';
import type { NodeKind, NodeOf } from '../tree/index.ts';
import type { Beginnings } from './beginnings.ts';
import { sameValue } from './equal.ts';
import type { Facts } from './leaves.ts';
import { type GrammaticalNumber, NOTHING, type Phrase, Result } from './phrase.ts';
import type { Printing } from './printing.ts';
import type { Session } from './session.ts';
import { isBinding, type Shape } from './shape.ts';
import { type Step, stepsOf } from './steps.ts';
import { compile, type Item, type SlotNames } from './template.ts';

type Fields<K extends NodeKind> = Omit<NodeOf<K>, 'kind' | 'wording'>;
type Node = Record<string, unknown> & { readonly wording?: Readonly<Record<string, string>> };
type RequiredKeys<T> = { [N in keyof T]-?: object extends Pick<T, N> ? never : N }[keyof T];
type SlotsOf<K extends NodeKind, T extends string> = {
  readonly [N in SlotNames<T>]: N extends `$${string}`
    ? Phrase<string>
    : N extends `*${string}`
      ? Facts<Partial<Fields<K>>>
      : N extends keyof Fields<K>
        ? Phrase<NonNullable<Fields<K>[N]>>
        : never;
};
interface Common {
  /** Wording that tells this form from others of its kind. */
  readonly wording?: Readonly<Record<string, string>>;
  /** Number of what the form says: fixed, or that of a slot; absent: the number asked for. */
  readonly number?: GrammaticalNumber | { readonly of: string };
  /** A variant reads to the same tree and is never printed. */
  readonly variant?: string;
  /** Fields that are an empty array where their optional slot isn't there. */
  readonly empty?: readonly string[];
  /** A preference by this name prefers other readings to one that uses this form. */
  readonly against?: string;
}
type Options<K extends NodeKind, T extends string> = Common &
  (Exclude<RequiredKeys<Fields<K>>, SlotNames<T>> extends never | (T extends `${string}<*${string}` ? string : never)
    ? { readonly fixed?: Partial<Fields<K>> }
    : { readonly fixed: Partial<Fields<K>> & Pick<Fields<K>, Exclude<RequiredKeys<Fields<K>>, SlotNames<T>>> });
type Rest<K extends NodeKind, T extends string> =
  object extends Options<K, T> ? [options?: Options<K, T>] : [options: Options<K, T>];

interface Found {
  readonly step: Step;
  readonly result: Result<unknown>;
  readonly before: Found | null;
}

/** A node's words, declared once: reads them to the node and prints the node to them. */
export class Form<T = unknown> implements Phrase<T> {
  readonly label: string;
  readonly agrees = true;
  readonly kind: string;
  /** How many of its words are fixed. */
  readonly fixedWords: number;
  /** What tells this form from others that print the same kind; null for a variant. */
  readonly signature: string | null;
  readonly variant: string | undefined;
  /** The words that the form begins with, in both numbers; null where it begins otherwise. */
  readonly firstWords: ReadonlySet<number> | null;
  /** What the form begins with, where that is a slot: forms that begin with the same share what is read there. */
  readonly lead: Step | null;
  /** The word behind that, where one stands there. */
  readonly behindLead: Step | null;
  /** The second word of a form that begins with two, where the first is the same in both numbers. */
  readonly secondWord: Step | null;
  private readonly items: readonly Item[];
  private readonly steps: readonly Step[];
  private readonly slots: Readonly<Record<string, Phrase<unknown>>>;
  private readonly options: Common & { readonly fixed?: Readonly<Record<string, unknown>> };
  private readonly fixed: readonly (readonly [string, unknown])[];
  private readonly ownWording: Readonly<Record<string, string>> | null;
  private readonly required: readonly string[];
  /** Whether anything in it agrees with what a slot says. */
  private readonly governs: boolean;
  private readonly names: ReadonlySet<string>;
  /** Names under which wording has a place in it. */
  private readonly worded: ReadonlySet<string>;
  /** What stands for several fields at once. */
  private readonly facts: ReadonlyMap<string, Facts<object>>;
  /** Names of the fields that have a place in it. */
  private readonly placed: ReadonlySet<string>;

  constructor(kind: string, template: string, slots: Readonly<Record<string, Phrase<unknown>>>, options: Form<T>['options']) {
    this.kind = kind;
    this.label = template;
    this.items = compile(template);
    this.fixedWords = this.items.filter(({ item }) => item === 'word').length;
    this.slots = slots;
    this.steps = stepsOf(this.items, slots);
    const [first, second] = this.steps;
    this.firstWords = first?.kind === 'word' ? new Set([first.one, first.many]) : null;
    this.lead = first?.kind === 'slot' ? first : null;
    this.behindLead = this.lead !== null && second?.kind === 'word' ? second : null;
    this.secondWord = first?.kind === 'word' && first.one === first.many && second?.kind === 'word' ? second : null;
    this.options = options;
    this.variant = options.variant;
    this.fixed = Object.entries(options.fixed ?? {});
    this.ownWording = Object.keys(options.wording ?? {}).length > 0 ? options.wording! : null;
    const all = this.items.flatMap((item) => (item.item === 'slot' ? [item.name] : []));
    this.names = new Set(all.map(placeOf));
    this.worded = new Set([...this.names, ...Object.keys(options.wording ?? {})].map(wordingOf));
    invariant(all.length === this.names.size, `a slot stands twice in "${template}"`);
    this.facts = new Map(all.filter((name) => name.startsWith('*')).map((name) => [name, this.slots[name] as Facts<object>]));
    this.placed = new Set([...this.names, ...[...this.facts.values()].flatMap(({ names }) => names)]);
    const optional = new Set(this.items.flatMap((item) => (item.item === 'option' ? item.slots : [])));
    this.required = all.filter((name) => !optional.has(name));
    const agreeing = this.items.some((item) => 'governor' in item && item.governor !== undefined);
    this.governs = agreeing || typeof options.number === 'object';
    this.signature = options.variant === undefined ? this.sign(optional) : null;
  }

  private sign(optional: ReadonlySet<string>): string {
    const named = (names: readonly string[]) =>
      names
        .filter((name) => !name.startsWith('$'))
        .sort()
        .join();
    return JSON.stringify([
      this.kind,
      this.options.fixed ?? {},
      this.options.wording ?? {},
      named(this.required),
      named([...optional]),
      this.choosy() ? [this.label, ...Object.values(this.slots).map((slot) => slot.label)].join() : '',
    ]);
  }

  /** A slot that can't say every value of its field tells forms apart as well. */
  private choosy(): boolean {
    return this.required.length > 0;
  }

  /** Whether a wording of this form would be taken for the note of a slot of the other. */
  confuses(other: Form): boolean {
    return this.kind === other.kind && Object.keys(this.options.wording ?? {}).some((key) => other.names.has(key));
  }

  begin(beginnings: Beginnings): void {
    this.beginAt(0, beginnings);
  }

  offers(): readonly string[] {
    return this.offersAt(0);
  }

  private offersAt(i: number): readonly string[] {
    const item = this.items[i];
    if (item === undefined) return NOTHING;
    if (item.item === 'word') return [item.one, item.many];
    if (item.item === 'slot') return this.slots[item.name]!.offers?.() ?? NOTHING;
    return item.item === 'capital' ? this.offersAt(i + 1) : [...this.offersAt(i + 1), ...this.offersAt(item.end)];
  }

  private beginAt(i: number, beginnings: Beginnings): void {
    const item = this.items[i];
    if (item === undefined) return;
    if (item.item === 'word') {
      beginnings.addWord(item.oneId);
      beginnings.addWord(item.manyId);
    } else if (item.item === 'slot') beginnings.add(this.slots[item.name]!);
    else {
      this.beginAt(i + 1, beginnings);
      if (item.item === 'option') this.beginAt(item.end, beginnings);
    }
  }

  read(session: Session, at: number, number: GrammaticalNumber): readonly Result<T>[] {
    const { lead } = this;
    if (lead !== null) return this.readAfter(session, lead.phrase.read(session, at, lead.fixed ?? number), number);
    // Mostly one of the first words is another, and nothing is kept for that.
    let i = 0;
    for (; i < this.steps.length && this.steps[i]!.kind === 'word'; i += 1)
      if (!isHere(session, at + i, this.steps[i]!, number)) return NOTHING;
    const found: Result<T>[] = [];
    this.walk(session, i, at + i, number, null, found);
    return found.length === 0 ? NOTHING : found;
  }

  /** Goes on after what the first slot has read. */
  readAfter(session: Session, firsts: readonly Result<unknown>[], own: GrammaticalNumber): readonly Result<T>[] {
    let found: Result<T>[] | null = null;
    const step = this.steps[0]!;
    const { behindLead } = this;
    for (let i = 0; i < firsts.length; i += 1) {
      const result = firsts[i]!;
      if (
        behindLead !== null &&
        !isHere(session, result.end, behindLead, behindLead.governor === step.name ? result.number : own)
      )
        continue;
      session.step();
      found ??= [];
      this.walk(session, 1, result.end, own, { step, result, before: null }, found);
    }
    return found === null || found.length === 0 ? NOTHING : found;
  }

  private walk(
    session: Session,
    from: number,
    start: number,
    number: GrammaticalNumber,
    before: Found | null,
    out: Result<T>[],
  ): void {
    const { steps } = this;
    let i = from;
    let at = start;
    for (; i < steps.length; i += 1) {
      const step = steps[i]!;
      if (step.kind === 'word') {
        if (!isHere(session, at, step, numberFor(step, number, before))) return;
        at += 1;
      } else if (step.kind === 'option') {
        this.walk(session, i + 1, at, number, before, out);
        i = step.end - 1;
      } else {
        const results = step.phrase.read(session, at, numberFor(step, number, before));
        for (let k = 0; k < results.length; k += 1) {
          const result = results[k]!;
          session.step();
          this.walk(session, i + 1, result.end, number, { step, result, before }, out);
        }
        return;
      }
    }
    out.push(this.make(at, number, before));
  }

  private make(end: number, number: GrammaticalNumber, last: Found | null): Result<T> {
    const node: Record<string, unknown> = { kind: this.kind };
    let wording: Record<string, string> | null = null;
    let variants: readonly string[] = this.variant === undefined ? NOTHING : [this.variant];
    let against: readonly string[] = this.options.against === undefined ? NOTHING : [this.options.against];
    let own = typeof this.options.number === 'string' ? this.options.number : number;
    const of = typeof this.options.number === 'object' ? this.options.number.of : undefined;
    for (const name of this.options.empty ?? NOTHING) node[name] = NOTHING;
    for (let i = 0; i < this.fixed.length; i += 1) node[this.fixed[i]![0]] = this.fixed[i]![1];
    const backwards: Found[] = [];
    for (let found = last; found !== null; found = found.before) backwards.push(found);
    for (let i = backwards.length - 1; i >= 0; i -= 1) {
      const { step, result } = backwards[i]!;
      if (step.into === 'field') node[step.key] = result.value;
      else if (step.into === 'wording') {
        wording ??= {};
        wording[step.key] = result.value as string;
      } else Object.assign(node, result.value);
      if (result.note !== undefined) {
        wording ??= {};
        wording[placeOf(step.name)] = result.note;
      }
      if (result.variants.length > 0) variants = [...variants, ...result.variants];
      if (result.against.length > 0) against = [...against, ...result.against];
      if (step.name === of) own = result.number;
    }
    if (this.ownWording !== null) wording = { ...wording, ...this.ownWording };
    if (wording !== null) node.wording = wording;
    return new Result(end, node as T, own, variants, against);
  }

  mayPrint({ kind, fields, wording }: Shape): boolean {
    if (this.variant !== undefined || kind !== this.kind) return false;
    const { fixed = {}, wording: own = {} } = this.options;
    const has = (slot: string): boolean =>
      isBinding(slot) || this.facts.has(slot) || (slot.startsWith('$') ? wording.has(slot.slice(1)) : fields.has(slot));
    return (
      this.required.every(has) &&
      [...fields].every((key) => this.placed.has(key) || key in fixed) &&
      Object.keys(own).every((key) => wording.has(key)) &&
      [...wording].every((key) => this.worded.has(key))
    );
  }

  print(value: T, number: GrammaticalNumber, _note: string | undefined, printing: Printing): GrammaticalNumber | null {
    const node = value as Node;
    if (this.variant !== undefined || node.kind !== this.kind || !this.says(node)) return null;
    const numbers = this.governs ? new Map<string, GrammaticalNumber>() : NO_NUMBERS;
    let capital = false;
    for (let i = 0; i < this.items.length; i += 1) {
      const item = this.items[i]!;
      if (item.item === 'capital') capital = true;
      else if (item.item === 'option') {
        if (item.slots.every((slot) => this.valueOf(node, slot) === undefined)) i = item.end - 1;
      } else {
        const begins = printing.pieces.length;
        if (!this.printItem(item, node, number, numbers, printing)) return null;
        if (begins === printing.pieces.length) continue;
        printing.fit(begins, item.tight, capital);
        capital = false;
      }
    }
    const { number: own } = this.options;
    printing.forms.push(this);
    return (typeof own === 'object' ? numbers.get(own.of) : own) ?? number;
  }

  private printItem(
    item: Exclude<Item, { item: 'capital' | 'option' }>,
    node: Node,
    own: GrammaticalNumber,
    numbers: Map<string, GrammaticalNumber>,
    printing: Printing,
  ): boolean {
    const fixed = item.item === 'slot' ? item.fixed : undefined;
    const wanted = fixed ?? (item.governor === undefined ? own : (numbers.get(item.governor) ?? own));
    if (item.item === 'word') {
      printing.pieces.push(wanted === 'one' ? item.onePiece : item.manyPiece);
      return true;
    }
    const { name } = item;
    const printed = this.slots[name]!.print(this.valueOf(node, name), wanted, node.wording?.[placeOf(name)], printing);
    if (printed === null) return false;
    if (this.governs) numbers.set(name, printed);
    return true;
  }

  /** What is said in a slot; for one that says several fields at once these, or nothing where the node has none of them. */
  private valueOf(node: Node, slot: string): unknown {
    const facts = this.facts.get(slot);
    return facts === undefined ? field(node, slot) : facts.of(node);
  }

  /** Whether all that the node holds has a place in this form, and the other way round. */
  private says(node: Node): boolean {
    // What `bind` has found out since may be another referent than the one that is read.
    for (const [name, value] of this.fixed) if (name !== 'referent' && !sameValue(node[name], value)) return false;
    for (const name of this.required) if (this.valueOf(node, name) === undefined) return false;
    const fixed = this.options.fixed ?? {};
    for (const key in node) {
      if (key === 'kind' || key === 'wording' || key === 'mark' || key === 'referent') continue;
      if (!this.placed.has(key) && !(key in fixed) && field(node, key) !== undefined) return false;
    }
    for (const key in this.options.wording) if (node.wording?.[key] !== this.options.wording[key]) return false;
    for (const key in node.wording) {
      if (!this.worded.has(key)) return false;
    }
    return true;
  }
}

function numberFor({ fixed, governor }: Step, own: GrammaticalNumber, before: Found | null): GrammaticalNumber {
  if (fixed !== null) return fixed;
  if (governor === null) return own;
  for (let found = before; found !== null; found = found.before) if (found.step.name === governor) return found.result.number;
  return own;
}

/** Whether the word stands here; that it was expected is remembered where it doesn't. */
function isHere(session: Session, at: number, step: Step, number: GrammaticalNumber): boolean {
  if (session.idAt(at) === (number === 'one' ? step.one : step.many)) return true;
  session.miss(at, number === 'one' ? step.oneLabel : step.manyLabel);
  return false;
}

/** Under which name a choice of words for what a slot says is kept. */
const placeOf = (slot: string): string => (slot.startsWith('*') ? slot.slice(1) : slot);

/** Under which key of the wording a slot says something. */
const wordingOf = (slot: string): string => (slot.startsWith('$') ? slot.slice(1) : slot);

function field(node: Node, slot: string): unknown {
  const value = slot.startsWith('$') ? node.wording?.[slot.slice(1)] : node[slot];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** For forms in which nothing agrees with what a slot says. */
const NO_NUMBERS: Map<string, GrammaticalNumber> = new Map();

/** All forms of the grammar, in the order in which they are declared; for counting. */
const declared: Form[] = [];
export const allForms: readonly Form[] = declared;

/**
 * Declares the words of a kind of node. In the template `<name>` is a slot (its name is a field of the node, `$name` a field of its
 * wording, or `*name` stands for several fields at once), `draws/draw` and `card/cards^amount` agree with what the form or the named slot is, `[ … ]` may be left out with its slots,
 * a lone `^` begins a capital.
 */
export function form<K extends NodeKind, const T extends string>(
  kind: K,
  template: T,
  slots: SlotsOf<K, T>,
  ...rest: Rest<K, T>
): Form<NodeOf<K>> {
  const made = new Form<NodeOf<K>>(
    kind,
    template,
    slots as Readonly<Record<string, Phrase<unknown>>>,
    (rest[0] ?? {}) as Form<NodeOf<K>>['options'],
  );
  declared.push(made as Form);
  return made;
}
