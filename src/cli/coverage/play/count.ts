import type { Played } from './playCard.ts';

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

export interface PlayCounts {
  readonly cards: {
    readonly played: number;
    readonly carriedOut: number;
    readonly unsupported: number;
    readonly threw: number;
    readonly changedNothing: number;
  };
  readonly unsupported: readonly Ranked[];
  readonly threw: readonly ThrewGroup[];
  readonly changedNothing: readonly { readonly card: string; readonly words: string; readonly why: string }[];
}

interface Tally {
  cards: number;
  only: number;
  examples: string[];
}

const EXAMPLES = 3;

/** Counts card by card. */
export class PlayCount {
  readonly #cards = { played: 0, carriedOut: 0, unsupported: 0, threw: 0, changedNothing: 0 };
  readonly #reasons = new Map<string, Tally>();
  readonly #threw = new Map<string, ThrewGroup>();
  readonly #nothing: PlayCounts['changedNothing'][number][] = [];

  add(card: string, played: Played): void {
    this.#cards.played += 1;
    switch (played.kind) {
      case 'carried out':
        this.#cards.carriedOut += 1;
        return;
      case 'unsupported':
        this.#cards.unsupported += 1;
        this.#addReasons(card, played);
        return;
      case 'threw':
        this.#cards.threw += 1;
        this.#addThrew(card, played);
        return;
      case 'changed nothing':
        this.#cards.changedNothing += 1;
        this.#nothing.push(...played.abilities.map((unused) => ({ card, ...unused })));
    }
  }

  #addReasons(card: string, { reasons }: Extract<Played, { kind: 'unsupported' }>): void {
    const kinds = new Map(reasons.map(({ reason, words }) => [reason, words]));
    for (const [reason, words] of kinds) {
      const tally = this.#reasons.get(reason) ?? { cards: 0, only: 0, examples: [] };
      tally.cards += 1;
      if (kinds.size === 1) tally.only += 1;
      if (tally.examples.length < EXAMPLES) tally.examples.push(`${card}: ${words}`);
      this.#reasons.set(reason, tally);
    }
  }

  #addThrew(card: string, { error, stack, seed }: Extract<Played, { kind: 'threw' }>): void {
    const kind = error.replace(/\d+/g, 'N').slice(0, 200);
    const known = this.#threw.get(kind);
    this.#threw.set(kind, known ? { ...known, cards: known.cards + 1 } : { error: kind, cards: 1, example: card, seed, stack });
  }

  result(): PlayCounts {
    return {
      cards: { ...this.#cards },
      unsupported: [...this.#reasons]
        .map(([reason, tally]) => ({ reason, ...tally }))
        .sort((a, b) => b.cards - a.cards || (a.reason < b.reason ? -1 : 1)),
      threw: [...this.#threw.values()].sort((a, b) => b.cards - a.cards),
      changedNothing: this.#nothing,
    };
  }
}
