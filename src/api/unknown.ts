import { suggest } from '../scenario/index.ts';
import { badUserInput } from './errors.ts';

const quoted = (word: string): string => `“${word}”`;

/** “ Did you mean A, or B?”; nothing without suggestions. */
export const didYouMean = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? '' : ` Did you mean ${suggestions.map(quoted).join(', or ')}?`;

/** A value of an argument that names nothing there is: refused with its place and what may have been meant, for finding nothing would look like an answer. */
export function unknownValue(argument: string, value: string, what: string, known: Iterable<string>) {
  return badUserInput(
    `${argument}: there is no ${what} ${quoted(value.trim().slice(0, 100))}.${didYouMean(suggest(value.trim(), known))}`,
  );
}
