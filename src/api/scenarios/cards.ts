import type { Card } from '../../cards/card.ts';
import { foldName } from '../../cards/names/index.ts';
import { cardsSetUp, namesMentioned, type Scenario } from '../../scenario/document/index.ts';
import type { ApiContext } from '../context.ts';

/** What may have been meant by a name of no card. */
const SUGGESTIONS = 3;

/** The store's cards that a scenario names, and near names for those that it sets up and the store doesn't have. */
export interface FoundCards {
  /** By folded name, as the scenario writes it. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly near: ReadonlyMap<string, readonly string[]>;
}

export async function findCards(scenario: Scenario, { loaders }: ApiContext): Promise<FoundCards> {
  const names = namesMentioned(scenario);
  const found = await Promise.all(names.map((name) => loaders.cardsByName.load(name)));
  const cards = new Map(
    names.flatMap((name, place) => {
      const card = found[place];
      return card ? [[foldName(name), card] as const] : [];
    }),
  );
  const missing = cardsSetUp(scenario).filter((name) => !cards.has(foldName(name)));
  const near = await Promise.all(
    missing.map(async (name) => {
      const candidates = await loaders.nameCandidates.load({ name, first: SUGGESTIONS });
      return [name, candidates.map((candidate) => candidate.matchedFace ?? candidate.name)] as const;
    }),
  );
  return { cards, near: new Map(near) };
}
