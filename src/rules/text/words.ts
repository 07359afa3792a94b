import { createHash } from 'node:crypto';

/** One space between words, none around; composed characters. Words and punctuation stay as published. */
export function tidy(words: string): string {
  return words.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Identity of words across editions. */
export function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** A title has no sentence in it: it is short and doesn't end like a sentence or a reference. */
export function isHeading(words: string): boolean {
  return words.length < 60 && !/[.:;?”"]\)?$/.test(words);
}

/** Joins the physical lines of a passage into paragraphs. */
export class Passage {
  readonly #paragraphs: string[] = [];

  add(line: string, place: 'new paragraph' | 'same paragraph'): void {
    const words = tidy(line);
    const last = this.#paragraphs.at(-1);
    if (place === 'new paragraph' || last === undefined) this.#paragraphs.push(words);
    else this.#paragraphs[this.#paragraphs.length - 1] = `${last} ${words}`;
  }

  text(): string {
    return this.#paragraphs.join('\n');
  }
}
