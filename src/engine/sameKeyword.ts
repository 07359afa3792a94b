import type { KeywordAbility } from '../oracle/tree/index.ts';

/** Wherever the words name a keyword, this one is meant instead. */
export function withKeyword(node: unknown, keyword: KeywordAbility): unknown {
  if (Array.isArray(node)) return node.map((one) => withKeyword(one, keyword));
  if (typeof node !== 'object' || node === null) return node;
  if ('kind' in node && node.kind === 'keyword') return keyword;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withKeyword(value, keyword)]));
}
