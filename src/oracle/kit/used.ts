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

/** Tells who hears it by which forms a line was printed. */
export function tellForms(line: string, forms: readonly object[]): void {
  if (hear !== null) hear(line, new Set(forms));
}
