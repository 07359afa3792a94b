import { parentNumber } from '../numbers.ts';
import { citedRules } from '../text/references.ts';
import type { BookRule } from './book.ts';

/** Ways of writing that editions differ in without saying anything else: quotation marks, dashes, spaces. */
export const foldTypography = (words: string): string =>
  words
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’‚′]/g, "'")
    .replace(/[‐‑–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The words with every reference to a rule replaced by a mark, so that only the numbers may differ. */
export function withoutReferences(words: string): string {
  let masked = '';
  let at = 0;
  for (const { start, end } of citedRules(words)) {
    masked += `${words.slice(at, start)}#`;
    at = end;
  }
  return `${masked}${words.slice(at)}`;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}{}/+'#]+/gu) ?? [];

/** A rule in the forms by which it is recognised in another edition. */
export interface Form {
  readonly number: string;
  readonly parent: string | null;
  readonly titled: boolean;
  /** Everything that it says, with its examples. */
  readonly whole: string;
  /** The same with references to rules masked. */
  readonly masked: string;
  /** The title or sentences alone, without the examples, references masked. */
  readonly said: string;
  /** The words of its title or sentences alone, references masked, without punctuation and case. */
  readonly words: readonly string[];
}

export function formOf({ number, heading, text, examples }: BookRule): Form {
  const said = foldTypography([heading, text].filter((part) => part !== null).join(' '));
  const whole = [said, ...examples.map(foldTypography)].join('\n');
  const masked = withoutReferences(whole);
  const maskedSaid = withoutReferences(said);
  return {
    number,
    parent: parentNumber(number),
    titled: heading !== null,
    whole,
    masked,
    said: maskedSaid,
    words: wordsIn(maskedSaid),
  };
}
