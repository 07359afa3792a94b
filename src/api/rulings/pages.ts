import { type Connection, connection, numberCursor, pageSize, readNumberCursor } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import type { RulingModel } from './model.ts';

interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly withdrawn?: boolean | null | undefined;
}

/** A page of one card's rulings, by date and source order. */
export async function rulingsOfCard(
  cardId: string,
  args: PageArguments,
  { loaders }: ApiContext,
): Promise<Connection<RulingModel>> {
  const { first, after, withdrawn } = args;
  const place = after === null || after === undefined ? {} : { afterOrdinal: readNumberCursor(after) };
  const { rows, total, hasMore } = await loaders.rulingPages.load({
    cardId,
    first: pageSize(first),
    includeWithdrawn: withdrawn === true,
    ...place,
  });
  return connection({ rows, total, hasMore, after, cursorOf: ({ ordinal }) => numberCursor(ordinal) });
}
