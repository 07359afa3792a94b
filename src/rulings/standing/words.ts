/** A text as it is compared: small letters, straight quotes. Every character keeps its place. */
export const plain = (text: string): string => text.replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"').toLowerCase();

/** Words that say nothing about what a text is about. */
const EMPTY = new Set(
  `a an and are as at be been being both but by could did do does each either even for from had has have having how if in into is it it's its
  itself just like most much of on once one or other others out over per same since so some such than that that's the their them then
  there these they they're this those though through to too under until up upon was way were what when where whether which while who
  whose why will with within would you you're your card cards example any`.split(/\s+/),
);

/** A word without its usual endings; rough, and the same for both texts that are compared. */
export function stem(word: string): string {
  const bare = word.replace(/'s$|s'$/, '');
  if (bare.length <= 4 || bare.includes("'")) return bare;
  const cut = bare
    .replace(/(?:ies|ied|ie)$/, 'y')
    .replace(/(?:ing|edly|ed|es|s|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
  return cut.length >= 3 ? cut.replace(/e$/, '') : bare;
}

export const tokens = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];

/** What a text is about: its words without endings, without those that say nothing. */
export const topics = (text: string): ReadonlySet<string> =>
  new Set(
    tokens(text)
      .filter((word) => !EMPTY.has(word))
      .map(stem),
  );

/** The sentences of a text; what stands in quotes or parentheses stays in its sentence. */
export const sentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?][”"’')]*)\s+(?=[“"(]?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
