/** Marks that sources write in different ways, each with one way for all. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ`´“”„«»"]/g, "'"],
  [/''/g, "'"],
  [/…/g, '...'],
  // stress
  [/[_*]/g, ''],
  [/\s*(?:--+|[‐‑‒–—―−-])\s*/g, '-'],
  [/\s+/g, ' '],
];

/** Symbols without what sources leave out: {W/U} and {WU}, {t} and {T}. */
const symbol = (_: string, inside: string): string => `{${inside.replace(/[/\s]/g, '')}}`;

/** The words of a ruling, with quotation marks, dashes, spaces, stress and symbols written in one way: equal for two that say the same word for word. */
export const sameWords = (text: string): string =>
  MARKS.reduce((words, [mark, one]) => words.replace(mark, one), text.normalize('NFKC').toLowerCase())
    .replace(/\{([^{}]*)\}/g, symbol)
    .trim();
