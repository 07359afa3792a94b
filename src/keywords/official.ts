import type { KeywordForm } from '../rules/keywords/index.ts';
import type { Keyword } from './keyword.ts';

/**
 * How a keyword's own sentences stand to those that an edition of the rules puts in its place: EQUAL, or DESCRIBED where the edition puts none
 * there and only says what it does, or DIFFERENT.
 */
export type AgainstRules = 'EQUAL' | 'DESCRIBED' | 'DIFFERENT';

export interface Compared {
  readonly verdict: AgainstRules;
  /** Sentences that only the edition has. */
  readonly official: readonly string[];
  /** Sentences that only this project has. */
  readonly own: readonly string[];
}

/** Compares word for word; the form of quotes, and the name of what stands in brackets, make no difference. */
export function againstRules({ sentences }: Keyword, forms: readonly KeywordForm[]): Compared {
  const own = new Set(sentences.map(({ words }) => plain(words)));
  const official = new Set(forms.flatMap((form) => form.sentences).map(plain));
  const missing = [...official].filter((words) => !own.has(words));
  const more = [...own].filter((words) => !official.has(words));
  const verdict = official.size === 0 ? 'DESCRIBED' : missing.length + more.length === 0 ? 'EQUAL' : 'DIFFERENT';
  return { verdict, official: missing, own: more };
}

const plain = (words: string): string =>
  words
    .replace(/[“”]|(?<![\p{L}\p{N}])[‘’']|[’'](?![\p{L}\p{N}])/gu, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\[(\w+)\]/g, (whole, what: string) => (/^(cost|effect)$/i.test(what) ? whole.toLowerCase() : '[quality]'))
    .replace(/\.(?="?$)/, '');
