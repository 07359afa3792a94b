import { canonicalSubtype } from '../../rules/vocabulary/subtypes.ts';
import { beginsSentence, isInTitle } from './keywordContext.ts';
import type { CardMention } from './mentions.ts';

const isWordEnd = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text.charAt(at));

interface KnownCard {
  readonly id: string;
  /** Its whole name, and those of its faces where it has several. */
  readonly names: readonly string[];
}

/** Finds the cards that texts name, by whole names as they are printed. */
export class CardFinder {
  readonly #byFirst = new Map<string, { readonly words: string; readonly id: string; readonly single: boolean }[]>();

  constructor(cards: readonly KnownCard[]) {
    for (const { id, name } of cards.flatMap(({ id, names }) => names.map((name) => ({ id, name })))) {
      const words = name.replace(/[‘’]/g, "'");
      const [first = ''] = /^[\p{L}\p{N}]+/u.exec(words) ?? [];
      if (words.length < 3 || first === '') continue;
      const single = !/[\s,-]/.test(words);
      if (single && (canonicalSubtype(words) !== null || words.length < 4)) continue;
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { words, id, single }]);
    }
    for (const named of this.#byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);
  }

  /** A single word at the start of a sentence or in a longer title is a name only where it is that of the ruling's own card. */
  ofRuling(text: string, own: ReadonlySet<string>): readonly CardMention[] {
    const folded = text.replace(/[‘’]/g, "'");
    const found: CardMention[] = [];
    for (const { index, 0: first } of folded.matchAll(/(?<![\p{L}\p{N}'])[\p{Lu}\p{N}][\p{L}\p{N}]*/gu)) {
      if (index < (found.at(-1)?.end ?? 0)) continue;
      const starts = beginsSentence(folded, index);
      const named = this.#byFirst
        .get(first)
        ?.find(
          ({ words, id, single }) =>
            folded.startsWith(words, index) &&
            isWordEnd(folded, index + words.length) &&
            (!single || own.has(id) || !(starts || isInTitle(folded, index, index + words.length))),
        );
      if (named !== undefined) found.push({ start: index, end: index + named.words.length, cardId: named.id });
    }
    return found;
  }
}
