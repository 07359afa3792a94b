import type { News } from './share.ts';

/** A reason for which cards aren't carried out. */
export interface Ranked {
  readonly reason: string;
  readonly cards: number;
  /** Cards for which it is the only reason. */
  readonly only: number;
  readonly examples: readonly string[];
}

export interface ThrewGroup {
  readonly error: string;
  readonly cards: number;
  readonly example: string;
  readonly seed: string;
  readonly stack: string;
}

/** What came of one card, and for each of its words that weren't carried out, why. */
export interface PlayedCard {
  readonly card: string;
  readonly outcome: 'carried out' | 'unsupported' | 'threw' | 'changed nothing';
  readonly reasons: readonly { readonly words: string; readonly reason: string }[];
}

export interface PlayCounts {
  readonly cards: {
    readonly played: number;
    readonly carriedOut: number;
    readonly unsupported: number;
    readonly threw: number;
    readonly changedNothing: number;
    /** Those of the ones before of which the words themselves say why. */
    readonly changedNothingExplained: number;
  };
  readonly unsupported: readonly Ranked[];
  readonly threw: readonly ThrewGroup[];
  readonly changedNothing: readonly Ranked[];
  /** Card by card, in the order of the file. */
  readonly played: readonly PlayedCard[];
}

type PlayedNews = Extract<News, { kind: 'played' }>;

const EXAMPLES = 3;

/** Ranks reasons by the cards that they keep from being carried out. */
class Ranking {
  readonly #tallies = new Map<string, { cards: number; only: number; examples: string[] }>();

  add(card: string, reasons: PlayedCard['reasons']): void {
    const kinds = new Map(reasons.map(({ reason, words }) => [reason, words]));
    for (const [reason, words] of kinds) {
      const tally = this.#tallies.get(reason) ?? { cards: 0, only: 0, examples: [] };
      tally.cards += 1;
      if (kinds.size === 1) tally.only += 1;
      if (tally.examples.length < EXAMPLES) tally.examples.push(`${card}: ${words.replaceAll('\n', ' / ')}`);
      this.#tallies.set(reason, tally);
    }
  }

  result(): readonly Ranked[] {
    return [...this.#tallies]
      .map(([reason, tally]) => ({ reason, ...tally }))
      .sort((a, b) => b.cards - a.cards || (a.reason < b.reason ? -1 : 1));
  }
}

/** Counts what came of the cards, in whatever order they are told. */
export class PlayCount {
  readonly #news: PlayedNews[] = [];

  add(news: PlayedNews): void {
    this.#news.push(news);
  }

  result(): PlayCounts {
    const all = [...this.#news].sort((a, b) => a.line - b.line);
    const unsupported = new Ranking();
    const changedNothing = new Ranking();
    const threw = new Map<string, ThrewGroup>();
    const cards = { played: 0, carriedOut: 0, unsupported: 0, threw: 0, changedNothing: 0, changedNothingExplained: 0 };
    for (const { card, played } of all) {
      cards.played += 1;
      switch (played.kind) {
        case 'carried out':
          cards.carriedOut += 1;
          break;
        case 'unsupported':
          cards.unsupported += 1;
          unsupported.add(card, played.reasons);
          break;
        case 'threw':
          cards.threw += 1;
          addThrew(threw, card, played);
          break;
        case 'changed nothing':
          cards.changedNothing += 1;
          if (played.abilities.every(({ explained }) => explained)) cards.changedNothingExplained += 1;
          changedNothing.add(card, reasonsOf(played));
      }
    }
    return {
      cards,
      unsupported: unsupported.result(),
      threw: [...threw.values()].sort((a, b) => b.cards - a.cards),
      changedNothing: changedNothing.result(),
      played: all.map(({ card, played }) => ({ card, outcome: played.kind, reasons: reasonsOf(played) })),
    };
  }
}

function addThrew(
  groups: Map<string, ThrewGroup>,
  card: string,
  { error, stack, seed }: Extract<PlayedNews['played'], { kind: 'threw' }>,
): void {
  const kind = error.replace(/\d+/g, 'N').slice(0, 200);
  const known = groups.get(kind);
  groups.set(kind, known ? { ...known, cards: known.cards + 1 } : { error: kind, cards: 1, example: card, seed, stack });
}

function reasonsOf(played: PlayedNews['played']): PlayedCard['reasons'] {
  switch (played.kind) {
    case 'carried out':
      return [];
    case 'unsupported':
      return played.reasons;
    case 'threw':
      return [{ words: played.seed, reason: played.error }];
    case 'changed nothing':
      return played.abilities.map(({ words, why, explained }) => ({ words, reason: explained ? `explained: ${why}` : why }));
  }
}
