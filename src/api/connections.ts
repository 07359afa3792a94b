import { createHash } from 'node:crypto';
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

/**
 * A list: its name and the arguments that decide what stands in it and in which order. A cursor holds only for the list that gave it out: anywhere
 * else its place would pass over entries.
 */
export type ListMark = string & { readonly __brand: 'ListMark' };

/** Arguments that are left out, or null, count as the same. */
export function listOf(name: string, ...decides: readonly unknown[]): ListMark {
  const said = JSON.stringify([name, ...decides], (_, value: unknown) => (value === null ? undefined : value));
  return createHash('sha256').update(said).digest('base64url').slice(0, 8) as ListMark;
}

/** The cursor of a place in a list. */
export const cursorIn = (list: ListMark, place: string | number): string => Buffer.from(`${list} ${place}`).toString('base64url');

const notACursor = (cursor: string): Error =>
  badUserInput(`after: “${cursor.slice(0, 100)}” is not a cursor of this list. Pass endCursor as it came with the page before.`);

const ofAnother = (cursor: string): Error =>
  badUserInput(
    `after: “${cursor.slice(0, 100)}” is a cursor of another list, or of this one with other arguments or as it stood before an import. Pass endCursor with the arguments that the page before was asked with, or begin without after.`,
  );

/** The place that a cursor of this list says, read by whoever knows such places; null for the beginning. */
export function placeIn<Place>(
  list: ListMark,
  after: string | null | undefined,
  read: (place: string) => Place | null,
): Place | null {
  if (after === null || after === undefined) return null;
  const [, mark, said] = /^([\w-]{8}) (.+)$/s.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? [];
  if (mark === undefined || said === undefined || cursorIn(mark as ListMark, said) !== after) throw notACursor(after);
  if (mark !== list) throw ofAnother(after);
  const place = read(said);
  if (place === null) throw notACursor(after);
  return place;
}

/** A place that is a number. */
export const numberPlace = (said: string): number | null => (/^(?:0|[1-9]\d{0,8})$/.test(said) ? Number(said) : null);

/** A page of a list that is wholly at hand. */
export function pageOf<Row>(
  list: ListMark,
  all: readonly Row[],
  first: number,
  after: string | null | undefined,
): Connection<Row> {
  const seen = placeIn(list, after, numberPlace);
  const start = seen === null ? 0 : seen + 1;
  const rows = all.slice(start, start + pageSize(first)).map((row, index) => ({ row, place: start + index }));
  const page = connection({
    rows,
    total: all.length,
    hasMore: start + rows.length < all.length,
    after,
    cursorOf: ({ place }) => cursorIn(list, place),
  });
  return { ...page, edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.row })) };
}
