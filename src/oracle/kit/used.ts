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
