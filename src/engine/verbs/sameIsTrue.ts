import type { Clause, KeywordAbility, SameIsTrue } from '../../oracle/tree/index.ts';

/** The sentence before, once for each keyword for which the same is true. */
export function eachKeyword(before: Clause, { keywords }: SameIsTrue): readonly Clause[] {
  return keywords.map((keyword) => withKeyword(before, keyword) as Clause);
}

/** Wherever the sentence names a keyword, this one is meant instead. */
function withKeyword(node: unknown, keyword: KeywordAbility): unknown {
  if (Array.isArray(node)) return node.map((one) => withKeyword(one, keyword));
  if (typeof node !== 'object' || node === null) return node;
  if ('kind' in node && node.kind === 'keyword') return keyword;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withKeyword(value, keyword)]));
}
