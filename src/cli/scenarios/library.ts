import type { Card } from '../../cards/card.ts';
import { foldName } from '../../cards/names/index.ts';
import { starterCards } from '../../cards/starter/index.ts';
import { isRuleNumber } from '../../rules/citations.ts';
import { OUTLINE_EFFECTIVE } from '../../rules/outline/index.ts';
import {
  type CardSource,
  cardsSetUp,
  namesMentioned,
  type ResolveContext,
  type RulesSource,
  type Scenario,
  suggest,
} from '../../scenario/index.ts';
import type { Store } from '../../store/index.ts';

/** What scenarios are judged by: cards and editions of the rules. */
export interface Library {
  /** What this scenario needs, looked up beforehand. */
  contextFor(scenario: Scenario): Promise<ResolveContext>;
}

const OUTLINE_RULES: RulesSource = { edition: OUTLINE_EFFECTIVE, exists: isRuleNumber };

/** Cards from a file or the starter set, with the edition that this program was written by. */
export function libraryOf(cards: CardSource): Library {
  const context: ResolveContext = {
    cards,
    rules: (on) => (on === undefined || on >= OUTLINE_EFFECTIVE ? OUTLINE_RULES : undefined),
    editions: [OUTLINE_EFFECTIVE],
  };
  return { contextFor: async () => context };
}

function sourceOf(cards: ReadonlyMap<string, Card>, near: (name: string) => readonly string[]): CardSource {
  return { find: (name) => cards.get(foldName(name)), near };
}

/** The cards that are there before any import. */
export function starterSource(): CardSource {
  const cards = new Map(starterCards().map((card) => [foldName(card.name), card]));
  const names = [...cards.values()].map(({ name }) => name);
  return sourceOf(cards, (name) => suggest(name, names));
}

const SUGGESTIONS = 3;

async function cardsOf(store: Store, scenario: Scenario): Promise<CardSource> {
  const names = namesMentioned(scenario);
  const found = await store.cardsByNames(names);
  const cards = new Map<string, Card>();
  for (const [i, name] of names.entries()) {
    const card = found[i];
    if (card != null) cards.set(foldName(name), card);
  }
  const near = new Map<string, readonly string[]>();
  for (const name of cardsSetUp(scenario)) {
    if (cards.has(foldName(name))) continue;
    const [candidates = []] = await store.nameCandidates([name], SUGGESTIONS);
    near.set(
      name,
      candidates.map((candidate) => candidate.name),
    );
  }
  return sourceOf(cards, (name) => near.get(name) ?? []);
}

/** The store's cards, and its editions of the rules. */
export function storeLibrary(store: Store): Library {
  const known = new Map<string | undefined, Promise<RulesSource | undefined>>();
  const load = async (on: string | undefined): Promise<RulesSource | undefined> => {
    const edition = await store.editionInForce(on);
    if (edition === null) return undefined;
    const numbers = new Set((await store.rulesOfEdition(edition.id)).map(({ number }) => number));
    return { edition: edition.effectiveDate, exists: (number) => numbers.has(number) };
  };
  return {
    contextFor: async (scenario) => {
      const { edition } = scenario;
      if (!known.has(edition)) known.set(edition, load(edition));
      const [cards, rules, editions] = await Promise.all([cardsOf(store, scenario), known.get(edition), store.editions()]);
      return { cards, rules: () => rules, editions: editions.map(({ effectiveDate }) => effectiveDate) };
    },
  };
}
