import { allForms, type Form } from '../kit/form.ts';
import type { FaceWords } from '../normalise/names.ts';
import { grammarOf, printersOf } from '../read.ts';
import type { Ability } from '../tree/index.ts';

/** A form that few lines use: its kind of node, its words and one of the lines. */
export interface FormUse {
  readonly lines: number;
  /** The first of the lines. */
  readonly text: string;
  readonly example: string;
}

/** Put together once: as keys they are looked up for each line. */
const names = new Map<Form, string>();
function nameOf(form: Form): string {
  let name = names.get(form);
  if (name === undefined) {
    name = `${form.kind}: ${form.label}`;
    names.set(form, name);
  }
  return name;
}

/** The forms that a line's abilities are printed by: those that were heard as it was read. */
export function formsOf(
  abilities: readonly Ability[],
  face: FaceWords,
  heard: ReadonlySet<object> | undefined,
): readonly string[] {
  const forms = heard ?? printersOf(abilities, grammarOf(face));
  return [...forms].map((form) => nameOf(form as Form));
}

/** Uses on other cards together; a line that stands on both is one line where it is the only one. */
export function addFormUses(left: FormUse, right: FormUse): FormUse {
  const same = left.lines === 1 && right.lines === 1 && left.text === right.text;
  return same ? left : { ...left, lines: left.lines + right.lines };
}

/** How many forms there are, how long they are, and which of them one line or none uses. */
export interface FormFigures {
  readonly forms: number;
  readonly variants: number;
  /** Fixed words of a form: the median, and what 95 of 100 don't exceed. */
  readonly words: { readonly median: number; readonly most95: number };
  readonly unused: readonly string[];
  readonly usedOnce: readonly { readonly form: string; readonly example: string }[];
}

export function formFigures(uses: ReadonlyMap<string, FormUse>): FormFigures {
  const lengths = allForms.map(({ fixedWords }) => fixedWords).sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  const printed = allForms.filter(({ variant }) => variant === undefined);
  return {
    forms: allForms.length,
    variants: allForms.length - printed.length,
    words: { median: at(0.5), most95: at(0.95) },
    unused: [...new Set(printed.map(nameOf))].filter((name) => !uses.has(name)),
    usedOnce: [...uses].filter(([, { lines }]) => lines === 1).map(([form, { example }]) => ({ form, example })),
  };
}
