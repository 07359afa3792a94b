import { citedRules } from '../../rules/text/index.ts';
import { CardFinder, KeywordFinder } from '../../rulings/standing/index.ts';
import { foldText } from '../folding.ts';
import type { Facts } from './read.ts';

export interface MentionRow {
  readonly hash: string;
  readonly place: number;
  readonly kind: 'rule' | 'keyword' | 'card';
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

export interface Named {
  /** The keywords in the words of each card with rulings, by their keys. */
  readonly keywordsOf: (cardId: string) => ReadonlySet<string>;
  readonly mentions: ReadonlyMap<string, readonly MentionRow[]>;
}

export const keywordKeyOf = (name: string): string => foldText(name);

const NONE: ReadonlySet<string> = new Set();

/** What each text names. */
export function findMentions({ rulings, texts, cards, keywords }: Facts): Named {
  const keywordFinder = new KeywordFinder(keywords);
  const cardFinder = new CardFinder(cards);
  const names = new Map(cards.flatMap(({ id, words }) => (words === null ? [] : [[id, keywordFinder.ofCard(words)] as const])));
  const owners = new Map<string, Set<string>>();
  for (const { hash, cardId } of rulings) owners.set(hash, (owners.get(hash) ?? new Set()).add(cardId));
  const mentions = new Map<string, readonly MentionRow[]>();
  for (const [hash, text] of texts) {
    const own = owners.get(hash) ?? NONE;
    const onCards = new Set([...own].flatMap((id) => [...(names.get(id) ?? [])]));
    const ofCards = cardFinder.ofRuling(text, own);
    const ofKeywords = keywordFinder.ofRuling(text, onCards, ofCards);
    const taken = new Set(ofKeywords.map(({ start }) => start));
    const found = [
      ...citedRules(text).flatMap(({ start, end, numbers }) =>
        numbers.map((key) => ({ kind: 'rule' as const, key, start, end })),
      ),
      ...ofKeywords.map(({ keyword, start, end }) => ({ kind: 'keyword' as const, key: keywordKeyOf(keyword), start, end })),
      ...ofCards
        .filter(({ start }) => !taken.has(start))
        .map(({ cardId, start, end }) => ({ kind: 'card' as const, key: cardId, start, end })),
    ].sort((a, b) => a.start - b.start);
    mentions.set(
      hash,
      found.map((mention, place) => ({ hash, place, ...mention })),
    );
  }
  const keys = new Map([...names].map(([id, set]) => [id, new Set([...set].map(keywordKeyOf))]));
  return { keywordsOf: (cardId) => keys.get(cardId) ?? NONE, mentions };
}
