import { diffWordsWithSpace } from 'diff';
import type { BookRule } from './book.ts';

/** A run of words that both texts have, or only the older, or only the newer. The runs that aren't `removed` make up the newer text. */
export interface WordChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly words: string;
}

/** Everything that a rule says, a paragraph for each example. */
const said = ({ heading, text, examples }: BookRule): string =>
  [heading, text, ...examples].filter((part) => part !== null).join('\n');

/** How the words of a rule changed; empty where they didn't. */
export function changedWords(before: BookRule, after: BookRule): readonly WordChange[] {
  const [old, now] = [said(before), said(after)];
  if (old === now) return [];
  return diffWordsWithSpace(old, now).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    words: value,
  }));
}
