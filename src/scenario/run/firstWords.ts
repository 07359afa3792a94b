import { foldName } from '../../cards/names/index.ts';

/** First words, compared after normalising, so that old and new wordings fit. */
export function startsAlike(text: string, beginning: string): boolean {
  return normalWords(text).startsWith(normalWords(beginning));
}

/** The same for a mode that may have a name, and a cost, before its words. */
export function modeStartsAlike(text: string, beginning: string): boolean {
  const parts = text.split(' — ');
  return parts.some((_, index) => startsAlike(parts.slice(index).join(' — '), beginning));
}

/** Case, quotes, and the wordings that Oracle texts changed: "enters the battlefield", "~'s" and their like. */
export function normalWords(text: string): string {
  return foldName(text)
    .replace(/ enters the battlefield/g, ' enters')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `NAME: first words`, where the name may have colons too: what stands before and after each of them. */
export function atEachColon(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/:/g)].flatMap(({ index }) => {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index + 1).trim()];
    return before === '' || after === '' ? [] : [[before, after] as const];
  });
}
