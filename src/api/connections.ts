import { badUserInput } from './errors.ts';

/** The largest page, and the longest list of names, numbers or ids in one argument. */
export const LARGEST_PAGE = 100;

export interface Edge<Row> {
  readonly cursor: string;
  readonly node: Row;
}

export interface Connection<Row> {
  readonly edges: Edge<Row>[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

/** A page size as asked, if it is one. */
export function pageSize(first: number): number {
  if (first >= 1 && first <= LARGEST_PAGE) return first;
  throw badUserInput(`first is ${first}, but a page has 1 to ${LARGEST_PAGE} entries.`);
}

/** A list argument as given, if it isn't too long. */
export function atMostAPage<Item>(argument: string, items: readonly Item[]): readonly Item[] {
  if (items.length <= LARGEST_PAGE) return items;
  throw badUserInput(
    `${argument} has ${items.length} entries, but at most ${LARGEST_PAGE} are answered at once. Ask in several parts.`,
  );
}

interface PageParts<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly after: string | null | undefined;
  readonly cursorOf: (row: Row) => string;
}

export function connection<Row>({ rows, total, hasMore, after, cursorOf }: PageParts<Row>): Connection<Row> {
  const edges = rows.map((node) => ({ cursor: cursorOf(node), node }));
  return {
    edges,
    totalCount: total,
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: after !== null && after !== undefined && total > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The cursor of a place that is a number. */
export const numberCursor = (place: number): string => Buffer.from(`at ${place}`).toString('base64url');

export function notACursor(cursor: string): Error {
  return badUserInput(`“${cursor.slice(0, 100)}” is not a cursor of this list. Pass endCursor as it came with the page before.`);
}

/** Reads a cursor that `numberCursor` made. */
export function readNumberCursor(cursor: string): number {
  const [, place] = /^at (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (place !== undefined && numberCursor(Number(place)) === cursor) return Number(place);
  throw notACursor(cursor);
}

/** A page of a list that is wholly at hand. */
export function pageOf<Row>(all: readonly Row[], first: number, after: string | null | undefined): Connection<Row> {
  const start = after === null || after === undefined ? 0 : readNumberCursor(after) + 1;
  const rows = all.slice(start, start + pageSize(first)).map((row, index) => ({ row, place: start + index }));
  const page = connection({
    rows,
    total: all.length,
    hasMore: start + rows.length < all.length,
    after,
    cursorOf: ({ place }) => numberCursor(place),
  });
  return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.row })) };
}
