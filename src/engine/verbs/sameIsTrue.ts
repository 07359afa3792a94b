import type { Clause, SameIsTrue } from '../../oracle/tree/index.ts';
import { withKeyword } from '../sameKeyword.ts';

/** The sentence before, once for each keyword for which the same is true. */
export function eachKeyword(before: Clause, { keywords }: SameIsTrue): readonly Clause[] {
  return keywords.map((keyword) => withKeyword(before, keyword) as Clause);
}
