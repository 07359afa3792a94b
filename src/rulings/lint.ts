import { symbolsIn } from '../rules/mana/index.ts';
import type { Ruling } from './ruling.ts';

/** Whether a parenthesis stands alone; `1)` in a list has no opening one. */
function parenthesisAlone(text: string): boolean {
  let open = 0;
  for (const { 0: mark, index } of text.matchAll(/[()]/g)) {
    if (mark === '(') open++;
    else if (open > 0) open--;
    else if (!/(?:^|\s)\d+$/.test(text.slice(0, index))) return true;
  }
  return open > 0;
}
const count = (text: string, mark: string): number => text.split(mark).length - 1;

const isOdd = (text: string, mark: string): boolean => count(text, mark) % 2 === 1;
const differ = (text: string, open: string, close: string): boolean => count(text, open) !== count(text, close);
const ADDRESS = /\S+[./]\S+$/;

interface Check {
  readonly doubt: string;
  /** The part of the text that raises the doubt where there is one, `''` where the whole does, null where none is raised. */
  readonly find: (text: string, ruling: Pick<Ruling, 'cardName'>) => string | null;
}

const when = (raised: boolean): string | null => (raised ? '' : null);

/** What in sources has been seen to go wrong. */
const CHECKS: readonly Check[] = [
  {
    doubt: 'its first characters may be missing: it begins with a small letter or a mark that ends something',
    // a card whose name has no capitals is spoken of in its own style
    find: (text, { cardName }) => when(/^[\p{Ll},.;:)\]}]/u.test(text) && !/^\p{Ll}/u.test(cardName ?? '')),
  },
  {
    doubt: 'its last characters may be missing: it ends without a mark that ends a sentence',
    find: (text) => when(!/[.!?…:”"')\]}]$/.test(text) && !ADDRESS.test(text)),
  },
  {
    doubt: 'a quotation is opened or closed alone',
    find: (text) => when(isOdd(text, '"') || differ(text, '“', '”')),
  },
  {
    doubt: 'a parenthesis is opened or closed alone',
    find: (text) => when(parenthesisAlone(text)),
  },
  {
    doubt: 'a symbol is broken: a brace is opened or closed alone, or nothing is between them',
    find: (text) => when(differ(text, '{', '}') || /\{\s*\}/.test(text)),
  },
  {
    doubt: 'a symbol isn’t known',
    find: (text) => {
      const [unknown] = symbolsIn(text).filter(({ symbol }) => symbol === null);
      return unknown === undefined ? null : text.slice(unknown.start, unknown.end);
    },
  },
];

/** What may be wrong in the words of a ruling, a sentence each. Nothing is changed: whoever knows better writes a correction. */
export function doubtsAbout(ruling: Pick<Ruling, 'text' | 'cardName'>): readonly string[] {
  return CHECKS.flatMap(({ doubt, find }) => {
    const found = find(ruling.text, ruling);
    return found === null ? [] : [found === '' ? doubt : `${doubt}: ${found}`];
  });
}
