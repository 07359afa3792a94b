import type { SetAside } from '../normalise/normalise.ts';

const NUMBERS = /(?<![\p{L}\d])(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|x)(?![\p{L}\d])/giu;
const WORDS_SHOWN = 4;

/** What was set aside, as a phrase that other cards share: reminder text by its first words, without the card's name and numbers. */
export function phraseOf({ kind, text }: SetAside, name: string): string {
  if (kind !== 'reminder') return text;
  const words = text
    .slice(1, -1)
    .replaceAll(name, '~')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(NUMBERS, 'N')
    .split(/\s+/);
  return words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN).join(' ')} …` : words.join(' ');
}

/** The parentheses that a line still holds: what isn't reminder text isn't set aside. */
export function parenthesesIn(text: string): readonly string[] {
  return !text.includes('(') ? [] : [...text.matchAll(/\([^()]*\)/g)].map(([whole]) => whole);
}
