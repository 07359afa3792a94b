import type { Answer, StepKind } from '../../scenario/answer.ts';
import type { RulingRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';

/** Cards whose rulings are looked at; a scenario in which more cards act is about something else than their details. */
const MOST_CARDS = 20;

/** Steps in which the things that they are about act, and are not only acted upon. */
const ACTING: ReadonlySet<StepKind> = new Set(['cast', 'activate', 'trigger', 'resolve']);

/** The names of the cards that acted, in the order in which they did. */
function actors(answer: Answer): string[] {
  const names = answer.steps.flatMap(({ kind, subjects, words }) => [
    ...(words === null ? [] : [words.card]),
    ...(ACTING.has(kind) ? subjects.flatMap((thing) => (thing.kind === 'object' ? [thing.name] : [])) : []),
  ]);
  return [...new Set(names)].slice(0, MOST_CARDS);
}

/** Rulings on the cards that acted. */
export async function relatedRulings(answer: Answer, first: number, { loaders, store }: ApiContext): Promise<RulingRow[]> {
  const cards = await Promise.all(actors(answer).map((name) => loaders.cardsByName.load(name)));
  const cardIds = [...new Set(cards.flatMap((card) => (card === null ? [] : [card.id])))];
  const pages = cardIds.length === 0 ? [] : await store.rulingsOfCards({ cardIds, first });
  return pages.flatMap(({ rows }) => rows).slice(0, first);
}
