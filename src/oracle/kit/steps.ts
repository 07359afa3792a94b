import type { GrammaticalNumber, Phrase } from './phrase.ts';
import type { Item } from './template.ts';

/** What is asked of the text at one place of a form. */
export type StepKind = 'word' | 'slot' | 'option';

/** One item of a template as reading goes over it; all are of one shape, since nothing else is looked at so often. */
export interface Step {
  readonly kind: StepKind;
  /** Of a word: its ids and how it is spoken of where it is missing, in both numbers. */
  readonly one: number;
  readonly many: number;
  readonly oneLabel: string;
  readonly manyLabel: string;
  /** Of a slot: its name and what stands there. */
  readonly name: string;
  readonly phrase: Phrase<unknown>;
  /** The number that is asked for: fixed, that of a slot before, or that of the whole form. */
  readonly fixed: GrammaticalNumber | null;
  readonly governor: string | null;
  /** Of an option: the step after it. */
  readonly end: number;
}

const NO_PHRASE: Phrase<unknown> = { label: '', agrees: false, starts: () => false, read: () => [], print: () => null };
const BLANK: Step = {
  kind: 'word',
  one: -1,
  many: -1,
  oneLabel: '',
  manyLabel: '',
  name: '',
  phrase: NO_PHRASE,
  fixed: null,
  governor: null,
  end: -1,
};

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
      return { ...BLANK, kind: 'option', end: placeOf(item.end) };
    case 'word': {
      const { oneId: one, manyId: many, oneLabel, manyLabel } = item;
      return { ...BLANK, one, many, oneLabel, manyLabel, governor: item.governor ?? null };
    }
    case 'slot': {
      const { name, fixed = null, governor = null } = item;
      return { ...BLANK, kind: 'slot', name, phrase: slots[name]!, fixed, governor };
    }
  }
}
