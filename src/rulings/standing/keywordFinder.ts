import { type KeywordEntry, typeVariant } from '../../rules/keywords/index.ts';
import { isTypeWord } from '../../rules/vocabulary/typeWords.ts';
import { areListed, beginsSentence, isDone, isEverydayWord, isInTitle, standsAsTerm } from './keywordContext.ts';
import type { CardMention, KeywordMention, Mention } from './mentions.ts';
import { plain } from './words.ts';

/** Deeds that so many cards do that naming one says nothing about what a ruling is about (CR 701). */
const EVERYDAY = new Set(
  'activate attach cast counter create destroy discard double exchange exile play reveal sacrifice search shuffle tap untap triple'.split(
    ' ',
  ),
);

export const isEveryday = ({ kind, name }: KeywordEntry): boolean => kind === 'action' && EVERYDAY.has(name.toLowerCase());

interface Named {
  readonly words: string;
  readonly keyword: string;
  /** What the keyword is a variant of by a type: landwalk for islandwalk. */
  readonly base: string | null;
  /** Whether its name is used as a verb. */
  readonly verb: boolean;
}

interface Place extends Mention {
  readonly named: Named;
}

const WORD_START = /(?<![\p{L}\p{N}']|(?<!\bnon)-)\p{L}/gu;
const isWordEnd = (text: string, at: number): boolean => !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));

/** Forms that are terms of their own unless such words follow: a phase of the turn, a converted mana cost. */
const ONLY_BEFORE: Readonly<Record<string, RegExp>> = {
  phase: /^ (?:in|out)\b/,
  phases: /^ (?:in|out)\b/,
  phased: /^[ -](?:in|out)\b/,
  phasing: /^(?! (?:in|out)to\b)/,
  converted: /^(?! mana cost)/,
};

/** Words of one keyword made by a type: swampwalk, plainscycled, basic landcycling, goblin offering. */
const TYPED = /^(?:(?:basic|nonbasic|snow|legendary|desert) )?\p{L}+?(?:walk|cycl(?:ing|ed|es|e))(?!\p{L})/u;

/** Finds the keywords that texts name. */
export class KeywordFinder {
  readonly #byFirst = new Map<string, Named[]>();

  constructor(keywords: readonly KeywordEntry[]) {
    for (const { name, aliases, spoken, ...rest } of keywords)
      for (const one of isEveryday({ name, aliases, spoken, ...rest }) ? [] : [name, ...aliases, ...spoken]) {
        const words = plain(one);
        const [first = ''] = /^\p{L}+/u.exec(words) ?? [];
        if (first === '') continue;
        const named = { words, keyword: name, base: null, verb: rest.kind === 'action' || spoken.length > 0 };
        this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), named]);
      }
    for (const named of this.#byFirst.values()) named.sort((a, b) => b.words.length - a.words.length);
  }

  #typed(text: string): Named | undefined {
    const words = TYPED.exec(text)?.[0];
    if (words === undefined) return undefined;
    const variant = typeVariant(words.replace(/cycl(?:ed|es|e)$/, 'cycling'), isTypeWord);
    return variant === null ? undefined : { words, keyword: variant.name, base: variant.of, verb: false };
  }

  /** All places where a keyword's name stands, the longest name at each. */
  #places(folded: string): readonly Place[] {
    const found: Place[] = [];
    for (const { index } of folded.matchAll(WORD_START)) {
      if (index < (found.at(-1)?.end ?? 0)) continue;
      const here = folded.slice(index, index + 60);
      const first = /^\p{L}+/u.exec(here)?.[0] ?? '';
      const named =
        this.#byFirst.get(first)?.find(({ words }) => here.startsWith(words) && isWordEnd(folded, index + words.length)) ??
        this.#typed(here);
      if (named === undefined || ONLY_BEFORE[named.words]?.test(here.slice(named.words.length)) === false) continue;
      found.push({ start: index, end: index + named.words.length, named });
    }
    return found;
  }

  /** The keywords in the words of a card, reminders left out; for the scan of its rulings. */
  ofCard(oracleText: string): ReadonlySet<string> {
    const places = this.#places(plain(oracleText.replace(/\([^)]*\)/g, ' ')));
    return new Set(places.flatMap(({ named: { keyword, base } }) => (base === null ? [keyword] : [keyword, base])));
  }

  /**
   * The keywords that a ruling names. What stands in the name of a card is none. An everyday word (reach, fear) counts where it stands as a term of the
   * game, beside another keyword in a list, or where its card has it and nobody does it. Of a keyword made by a type both are named.
   */
  ofRuling(text: string, onCards: ReadonlySet<string>, cards: readonly CardMention[] = []): readonly KeywordMention[] {
    const folded = plain(text);
    const places = this.#places(folded);
    const isTerm = ({ start, end }: Mention) => standsAsTerm({ text: folded, start, end });
    const sure = places.filter((place) => this.#isSure(text, place, onCards, cards, isTerm(place)));
    const listed = places.filter(
      (place) =>
        !sure.includes(place) &&
        !isWithin(place, cards) &&
        text[place.start] === folded[place.start] &&
        sure.some((other) => areListed(folded, other, place) || areListed(folded, place, other)),
    );
    return [...sure, ...listed]
      .sort((a, b) => a.start - b.start)
      .flatMap(({ start, end, named: { keyword, base } }) =>
        (base === null ? [keyword] : [keyword, base]).map((one) => ({ start, end, keyword: one })),
      );
  }

  #isSure(
    text: string,
    { start, end, named }: Place,
    onCards: ReadonlySet<string>,
    cards: readonly CardMention[],
    isTerm: boolean,
  ): boolean {
    const card = cards.find((one) => one.start < end && start < one.end);
    if (card !== undefined && (card.start < start || card.end > end || !isTerm)) return false;
    const inSentence = text[start] !== plain(text[start]!) && !beginsSentence(text, start);
    const isOn = onCards.has(named.keyword);
    if (inSentence && !(isOn && isTerm) && isInTitle(text, start, end)) return false;
    if (!isEverydayWord(named.words) || isTerm) return true;
    return isOn && (named.verb || !isDone({ text: plain(text), start, end }));
  }
}

const isWithin = ({ start, end }: Mention, cards: readonly CardMention[]): boolean =>
  cards.some((card) => card.start < end && start < card.end);
