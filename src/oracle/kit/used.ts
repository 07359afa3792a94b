/** Which forms print a value, for counting what the grammar's forms are used for; forms of alternatives that couldn't say it are forgotten. */
let used: object[] | null = null;

export const formsUsed = {
  /** A form has printed its node. */
  add(form: object): void {
    used?.push(form);
  },
  /** How many there are now; given back to `forget` where what came after was no use. */
  count: (): number => used?.length ?? 0,
  forget(count: number): void {
    if (used !== null) used.length = count;
  },
};

/** The forms by which something is printed. */
export function whilePrinting(print: () => unknown): ReadonlySet<object> {
  used = [];
  try {
    print();
    return new Set(used);
  } finally {
    used = null;
  }
}

type Hear = (line: string, forms: ReadonlySet<object>) => void;
let hear: Hear | null = null;

/** Lets it be heard by which forms each line is printed that is read meanwhile: so nothing is printed only to count forms. */
export function hearingForms<T>(heard: Hear, read: () => T): T {
  hear = heard;
  try {
    return read();
  } finally {
    hear = null;
  }
}

/** Prints what a line was read to. */
export function printingLine(line: string, print: () => string | null): string | null {
  if (hear === null) return print();
  let printed: string | null = null;
  const forms = whilePrinting(() => {
    printed = print();
  });
  hear(line, forms);
  return printed;
}
