import type { ApiContext } from '../context.ts';
import { wordsOf } from './highlight.ts';

/** How a search sees words: that of a word is always the same, so it is asked once and kept. */
const seen = new Map<string, string | null>();
/** More words than all rules, rulings and cards have together. */
const MOST = 60_000;

async function learn(words: readonly string[], { loaders }: ApiContext): Promise<void> {
  const found = await Promise.all(words.map((word) => loaders.searchWords.load(word)));
  if (seen.size > MOST) seen.clear();
  for (const [place, word] of words.entries()) seen.set(word, found[place]!);
}

/** How a search sees each word of these texts. */
export async function lexemes(texts: readonly string[], context: ApiContext): Promise<(word: string) => string | null> {
  const words = new Set(texts.flatMap((text) => wordsOf(text).map(({ folded }) => folded)));
  const unknown = [...words].filter((word) => !seen.has(word));
  if (unknown.length > 0) await learn(unknown, context);
  return (word) => seen.get(word) ?? null;
}
