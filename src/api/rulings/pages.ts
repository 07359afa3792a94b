import type { Store } from '../../store/index.ts';
import { type Connection, connection, numberCursor, pageSize, readNumberCursor } from '../connections.ts';
import type { RulingModel } from './model.ts';

interface PageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly withdrawn?: boolean | null | undefined;
}

/** A page of one card's rulings, by date and source order. */
export async function rulingsOfCard(store: Store, cardId: string, args: PageArguments): Promise<Connection<RulingModel>> {
  const { first, after, withdrawn } = args;
  const place = after === null || after === undefined ? {} : { afterOrdinal: readNumberCursor(after) };
  const [page] = await store.rulingsOfCards({
    cardIds: [cardId],
    first: pageSize(first),
    includeWithdrawn: withdrawn === true,
    ...place,
  });
  const { rows, total, hasMore } = page ?? { rows: [], total: 0, hasMore: false };
  return connection({ rows, total, hasMore, after, cursorOf: ({ ordinal }) => numberCursor(ordinal) });
}
