import { type Connection, connection, cursorIn, listOf, numberPlace, pageSize, placeIn } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import type { Freshness } from '../generated/resolvers.ts';
import type { RulingModel } from './model.ts';
import { freshnessAsked } from './queries.ts';

interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly withdrawn?: boolean | null | undefined;
  readonly freshness?: readonly Freshness[] | null | undefined;
}

/** A page of one card's rulings, by date and source order. */
export async function rulingsOfCard(
  cardId: string,
  args: PageArguments,
  { loaders }: ApiContext,
): Promise<Connection<RulingModel>> {
  const { first, after, withdrawn, freshness } = args;
  const asked = { cardId, ...freshnessAsked(freshness, withdrawn) };
  const list = listOf('rulings of a card', asked);
  const seen = placeIn(list, after, numberPlace);
  const { rows, total, hasMore } = await loaders.rulingPages.load({
    ...asked,
    first: pageSize(first),
    ...(seen === null ? {} : { afterOrdinal: seen }),
  });
  return connection({ rows, total, hasMore, after, cursorOf: ({ ordinal }) => cursorIn(list, ordinal) });
}
