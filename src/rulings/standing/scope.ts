/** Whom a ruling is for: its card, all cards with a keyword, or the cards of a set. */
export type Scope = 'card' | 'keyword' | 'set';

export interface ScopeFound {
  readonly scope: Scope;
  /** The keyword that a ruling for its cards is about; null for others. */
  readonly keyword: string | null;
}

/** A ruling's text as its cards have it. */
export interface SharedText {
  readonly hash: string;
  /** The keywords that it names. */
  readonly keywords: ReadonlySet<string>;
  /** Whether only one card has it, and it names that card. */
  readonly namesItsCard: boolean;
  /** Each card with each date on which it got these words. */
  readonly copies: readonly { readonly cardId: string; readonly date: string }[];
}

const FOR_CARD: ScopeFound = { scope: 'card', keyword: null };

/** So many of the cards with a text must have a keyword for the text to be about it. */
const NEARLY_ALL = 0.9;
/** A text that most cards with a keyword got on one day, and no others, belongs to the keyword's usual rulings even if it doesn't name it. */
const MOST = 0.6;
const FEW = 3;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Says of each text whom it is for. */
export class Scopes {
  readonly #keywordsOf: (cardId: string) => ReadonlySet<string>;
  /** How many cards have a keyword, and the cards with rulings of a day that have it. */
  readonly #count = new Map<string, number>();
  readonly #onDay = new Map<string, Set<string>>();

  constructor(texts: readonly SharedText[], keywordsOf: (cardId: string) => ReadonlySet<string>) {
    this.#keywordsOf = keywordsOf;
    const cards = new Set<string>();
    for (const { copies } of texts)
      for (const { cardId, date } of copies) {
        for (const keyword of keywordsOf(cardId)) {
          if (!cards.has(cardId)) this.#count.set(keyword, (this.#count.get(keyword) ?? 0) + 1);
          const key = `${date} ${keyword}`;
          const there = this.#onDay.get(key) ?? new Set();
          this.#onDay.set(key, there.add(cardId));
        }
        cards.add(cardId);
      }
  }

  #rarest(keywords: readonly string[]): string | null {
    return [...keywords].sort((a, b) => (this.#count.get(a) ?? 0) - (this.#count.get(b) ?? 0))[0] ?? null;
  }

  /** The keywords that nearly all of these cards have. */
  #common(cards: readonly string[]): readonly string[] {
    const counts = new Map<string, number>();
    for (const card of cards) for (const keyword of this.#keywordsOf(card)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    return [...counts].filter(([, count]) => share(count, cards.length) >= NEARLY_ALL).map(([keyword]) => keyword);
  }

  /** The keyword of whose cards most got this text on one day. */
  #usual({ copies }: SharedText, common: readonly string[]): string | null {
    const days = new Map<string, Set<string>>();
    for (const { cardId, date } of copies) days.set(date, (days.get(date) ?? new Set()).add(cardId));
    const usual = common.filter((keyword) =>
      [...days].some(([day, cards]) => {
        const there = this.#onDay.get(`${day} ${keyword}`)?.size ?? 0;
        return cards.size >= FEW && there >= FEW && share(cards.size, there) >= MOST;
      }),
    );
    return this.#rarest(usual);
  }

  of(text: SharedText): ScopeFound {
    const cards = [...new Set(text.copies.map(({ cardId }) => cardId))];
    if (cards.length < 2 || text.namesItsCard) return FOR_CARD;
    const common = this.#common(cards);
    const keyword =
      this.#rarest(common.filter((one) => text.keywords.has(one))) ?? (cards.length >= FEW ? this.#usual(text, common) : null);
    if (keyword !== null) return { scope: 'keyword', keyword };
    const days = new Map<string, number>();
    for (const { date } of text.copies) days.set(date, (days.get(date) ?? 0) + 1);
    const ofOneDay = share(Math.max(...days.values()), text.copies.length) >= 0.8;
    return cards.length >= FEW && ofOneDay ? { scope: 'set', keyword: null } : FOR_CARD;
  }

  /**
   * Whom a text is for that only one card has: where most of what that card got on that day is for a keyword, and the text names the keyword
   * and not the card, it is for the keyword too.
   */
  ofSingle(text: SharedText, beside: readonly ScopeFound[]): ScopeFound {
    const about = beside.flatMap(({ keyword }) => keyword ?? []);
    const keyword = [...text.keywords].find((one) => share(about.filter((other) => other === one).length, beside.length) >= 0.5);
    return keyword === undefined || text.namesItsCard ? FOR_CARD : { scope: 'keyword', keyword };
  }
}
