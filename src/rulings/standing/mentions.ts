import type { KeywordEntry } from '../../rules/keywords/index.ts';
import { canonicalSubtype } from '../../rules/vocabulary/subtypes.ts';
import { plain } from './words.ts';

/** A place in a ruling that names something: offsets in UTF-16 units. */
export interface Mention {
  readonly start: number;
  readonly end: number;
}
export interface KeywordMention extends Mention {
  /** The keyword's name. */
  readonly keyword: string;
}
export interface CardMention extends Mention {
  readonly cardId: string;
}

/** What a text names. */
export interface Mentions {
  /** Numbers of rules, ranges written out. */
  readonly cites: readonly string[];
  readonly keywords: readonly KeywordMention[];
  readonly cards: readonly CardMention[];
}

/** Deeds that so many cards do that naming one says nothing about what a ruling is about (CR 701). */
const EVERYDAY = new Set(
  'activate attach cast counter create destroy discard double exchange exile play reveal sacrifice search shuffle tap untap triple'.split(
    ' ',
  ),
);

export const isEveryday = ({ kind, name }: KeywordEntry): boolean => kind === 'action' && EVERYDAY.has(name.toLowerCase());

interface Named {
  readonly words: string;
  readonly keyword: KeywordEntry;
}

const WORD_START = /(?<![\p{L}\p{N}'])\p{L}/gu;
const isWordEnd = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text.charAt(at));

/** Words after which a name is that of an ability, even if it is an everyday word elsewhere. */
const LEADS =
  /\b(?:has|have|had|having|gains?|gained|loses?|lost|with|without|grants?|granted|using|of|via)(?: an?| the)?(?: [\p{L}'-]+ (?:and|or))? $/u;

/** Finds the keywords that texts name. */
export class KeywordFinder {
  readonly #byFirst = new Map<string, Named[]>();

  constructor(keywords: readonly KeywordEntry[]) {
    for (const keyword of keywords)
      for (const name of isEveryday(keyword) ? [] : [keyword.name, ...keyword.aliases]) {
        const words = plain(name);
        const [first = ''] = /^\p{L}+/u.exec(words) ?? [];
        if (first === '') continue;
        this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { words, keyword }]);
      }
    for (const named of this.#byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);
  }

  /** All places where a keyword's name stands, the longest name at each. */
  #named(text: string): readonly (Mention & { readonly keyword: KeywordEntry; readonly lead: boolean })[] {
    const folded = plain(text);
    const found: (Mention & { keyword: KeywordEntry; lead: boolean })[] = [];
    for (const { index } of folded.matchAll(WORD_START)) {
      if (index < (found.at(-1)?.end ?? 0)) continue;
      const first = /^\p{L}+/u.exec(folded.slice(index, index + 40))?.[0] ?? '';
      const named = this.#byFirst
        .get(first)
        ?.find(({ words }) => folded.startsWith(words, index) && isWordEnd(folded, index + words.length));
      if (named === undefined) continue;
      const lead = LEADS.test(folded.slice(Math.max(0, index - 40), index));
      found.push({ start: index, end: index + named.words.length, keyword: named.keyword, lead });
    }
    return found;
  }

  /** The keywords in the words of a card, reminders left out. */
  ofCard(oracleText: string): ReadonlySet<string> {
    return new Set(this.#named(oracleText.replace(/\([^)]*\)/g, ' ')).map(({ keyword }) => keyword.name));
  }

  /** The keywords that a ruling names. An everyday word (reach, fear) counts where its card has it, or where it stands as an ability does. */
  ofRuling(text: string, onCards: ReadonlySet<string>): readonly KeywordMention[] {
    return this.#named(text)
      .filter(({ keyword, lead }) => /[ -]/.test(keyword.name) || onCards.has(keyword.name) || lead)
      .map(({ start, end, keyword }) => ({ start, end, keyword: keyword.name }));
  }
}

interface KnownCard {
  readonly id: string;
  readonly name: string;
}

/** Finds the cards that texts name, by whole names as they are printed. */
export class CardFinder {
  readonly #byFirst = new Map<string, { readonly words: string; readonly id: string; readonly single: boolean }[]>();

  constructor(cards: readonly KnownCard[]) {
    for (const { id, name } of cards) {
      const words = name.replace(/[‘’]/g, "'");
      const [first = ''] = /^[\p{L}\p{N}]+/u.exec(words) ?? [];
      if (words.length < 3 || first === '') continue;
      const single = !/[\s,-]/.test(words);
      if (single && (canonicalSubtype(words) !== null || words.length < 4)) continue;
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { words, id, single }]);
    }
    for (const named of this.#byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);
  }

  /** A single word at the start of a sentence is a name only where it is that of the ruling's own card. */
  ofRuling(text: string, own: ReadonlySet<string>): readonly CardMention[] {
    const folded = text.replace(/[‘’]/g, "'");
    const found: CardMention[] = [];
    for (const { index, 0: first } of folded.matchAll(/(?<![\p{L}\p{N}'])[\p{Lu}\p{N}][\p{L}\p{N}]*/gu)) {
      if (index < (found.at(-1)?.end ?? 0)) continue;
      const starts = /(?:^|[.!?:"“(]\s*)$/.test(folded.slice(0, index));
      const named = this.#byFirst
        .get(first)
        ?.find(
          ({ words, id, single }) =>
            folded.startsWith(words, index) && isWordEnd(folded, index + words.length) && (!single || !starts || own.has(id)),
        );
      if (named !== undefined) found.push({ start: index, end: index + named.words.length, cardId: named.id });
    }
    return found;
  }
}
