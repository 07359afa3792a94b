import type { CardRow, KeywordUseRow, Store } from '../../store/index.ts';
import type { EnginePool } from '../engine/pool.ts';
import { wordsOf } from '../readings/words.ts';
import type { KeywordRegistry } from './registry.ts';

/** The uses of keywords in the words of cards: those that are kept, and for cards that this build hasn't read yet what it reads now. */
export async function usesOfCards(
  cards: readonly CardRow[],
  store: Store,
  engine: EnginePool,
  newest: () => Promise<KeywordRegistry>,
): Promise<(readonly KeywordUseRow[])[]> {
  const { languageBuild, names } = await newest();
  const kept = await store.keywordUsesOfCards(
    languageBuild,
    cards.map(({ id }) => id),
  );
  const unread = cards.filter((_card, place) => kept[place] === null);
  if (unread.length === 0) return kept.map((uses) => uses ?? []);
  const tasks = unread.map(({ id, versionHash, faces }) => ({ id, versionHash, faces: faces.map(wordsOf) }));
  const readings = await engine.run('readCards', { cards: tasks, names });
  const read = new Map(readings.map(({ cardId, uses }) => [cardId, uses]));
  return cards.map(({ id }, place) => kept[place] ?? read.get(id) ?? []);
}
