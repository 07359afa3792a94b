import { type GrammaticalNumber, NOTHING, type Phrase } from './phrase.ts';
import type { Item } from './template.ts';

/** What is asked of the text at one place of a form. */
export type StepKind = 'word' | 'slot' | 'option';

const NO_PHRASE: Phrase<unknown> = { label: '', agrees: false, begin: () => {}, read: () => NOTHING, print: () => null };

/** One item of a template as reading goes over it; all are made here and have one shape, since nothing else is looked at so often. */
export class Step {
  readonly kind: StepKind;
  /** Of a word: its ids and how it is spoken of where it is missing, in both numbers. */
  readonly one: number;
  readonly many: number;
  readonly oneLabel: string;
  readonly manyLabel: string;
  /** Of a slot: its name, where what it says is put, under which key, and what stands there. */
  readonly name: string;
  readonly into: 'field' | 'wording' | 'fields';
  readonly key: string;
  readonly phrase: Phrase<unknown>;
  /** The number that is asked for: fixed, that of a slot before, or that of the whole form. */
  readonly fixed: GrammaticalNumber | null;
  readonly governor: string | null;
  /** Of an option: the step after it. */
  readonly end: number;

  constructor(kind: StepKind, says: Partial<Omit<Step, 'kind'>>) {
    this.kind = kind;
    this.one = says.one ?? -1;
    this.many = says.many ?? -1;
    this.oneLabel = says.oneLabel ?? '';
    this.manyLabel = says.manyLabel ?? '';
    this.name = says.name ?? '';
    this.into = says.into ?? 'field';
    this.key = says.key ?? '';
    this.phrase = says.phrase ?? NO_PHRASE;
    this.fixed = says.fixed ?? null;
    this.governor = says.governor ?? null;
    this.end = says.end ?? -1;
  }
}

/** The steps of a template; capitals don't matter to reading. */
export function stepsOf(items: readonly Item[], slots: Readonly<Record<string, Phrase<unknown>>>): readonly Step[] {
  const placeOf = (end: number): number => items.slice(0, end).filter(({ item }) => item !== 'capital').length;
  return items.flatMap((item) => (item.item === 'capital' ? [] : [stepOf(item, slots, placeOf)]));
}

function stepOf(
  item: Exclude<Item, { item: 'capital' }>,
  slots: Readonly<Record<string, Phrase<unknown>>>,
  placeOf: (end: number) => number,
): Step {
  switch (item.item) {
    case 'option':
      return new Step('option', { end: placeOf(item.end) });
    case 'word': {
      const { oneId: one, manyId: many, oneLabel, manyLabel, governor = null } = item;
      return new Step('word', { one, many, oneLabel, manyLabel, governor });
    }
    case 'slot': {
      const { name, fixed = null, governor = null } = item;
      return new Step('slot', { name, ...placeOfSlot(name), phrase: slots[name]!, fixed, governor });
    }
  }
}

/** `$name` is wording, `*name` stands for several fields at once. */
function placeOfSlot(name: string): Pick<Step, 'into' | 'key'> {
  if (name.startsWith('$')) return { into: 'wording', key: name.slice(1) };
  return name.startsWith('*') ? { into: 'fields', key: name.slice(1) } : { into: 'field', key: name };
}
