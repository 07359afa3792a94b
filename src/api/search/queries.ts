import { formatRuleNumber, parseRuleNumber } from '../../rules/numbers.ts';
import { SEARCH_KINDS } from '../../store/index.ts';
import { isBlank } from '../blank.ts';
import { connection, cursorIn, listOf, numberPlace, pageSize, placeIn } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { wordOf } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { editionInForce } from '../rules/editions.ts';
import { found } from './types.ts';

/** More than any rule, ruling or card says. */
const LONGEST_QUERY = 10_000;

/** The number that a query is, alone or as “rule 702.62a” or “CR 702.62a.” */
function numberIn(query: string): string | null {
  const [, number] = /^\s*(?:(?:cr|rules?)\s+)?(\d[\d.]*[a-z]?)\.?\s*$/i.exec(query) ?? [];
  const parsed = number === undefined ? null : parseRuleNumber(number.toLowerCase());
  return parsed?.ok === true ? formatRuleNumber(parsed.value) : null;
}

/** A longer query names no keyword. */
const LONGEST_KEYWORD = 60;

/** What a keyword that a type makes of another is made of, if the query is one: landwalk for islandwalk. */
async function madeOf(query: string, context: ApiContext): Promise<string | null> {
  const name = query.replace(/^[\s"“]+|[\s"”.]+$/g, '');
  if (name.length > LONGEST_KEYWORD) return null;
  const registry = await context.loaders.keywords();
  const keyword = registry.byName(name);
  return keyword === null || registry.all.includes(keyword) ? null : keyword.variantOf;
}

function queryAsked(query: string): string {
  if (isBlank(query)) throw badUserInput('query is empty. Write what to look for: a number, a name, words or a whole passage.');
  if (query.length <= LONGEST_QUERY) return query;
  throw badUserInput(`query has ${query.length} characters, but at most ${LONGEST_QUERY} are looked for. Ask for a part of it.`);
}

/** Without what an import that isn't worked up yet has taken away. */
async function stillThere<Hit extends Parameters<typeof found>[0]>(hits: readonly Hit[], context: ApiContext): Promise<Hit[]> {
  const rows = await Promise.all(hits.map(async (hit) => (await found(hit, context)).row));
  return hits.filter((_, at) => rows[at] !== null);
}

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  search: async (_root, { query, kinds, edition, first, after }, context) => {
    const text = queryAsked(query);
    const size = pageSize(first);
    const { id: editionId } = await editionInForce(edition, context);
    const list = listOf('search', text, kinds, editionId);
    const seen = placeIn(list, after, numberPlace);
    const offset = seen === null ? 0 : seen + 1;
    const number = numberIn(text);
    const made = await madeOf(text, context);
    const looked = {
      text,
      ...(made === null ? {} : { alsoNamed: made }),
      ...(number === null ? {} : { number }),
      ...(kinds === null || kinds === undefined ? {} : { kinds: kinds.map((kind) => wordOf(SEARCH_KINDS, kind)) }),
      editionId,
      first: size,
      offset,
    };
    const { rows, hasMore, total, isComplete } = await context.store.search(looked);
    const asked = { query: text, editionId };
    const all = rows.map((hit, index) => ({ hit, asked, place: offset + index }));
    const hits = isComplete ? all : await stillThere(all, context);
    let counted: Promise<number> | null = total === null ? null : Promise.resolve(total);
    return {
      ...connection({ rows: hits, total: total ?? 0, hasMore, after, cursorOf: ({ place }) => cursorIn(list, place) }),
      after: offset > 0,
      isComplete,
      total: () => (counted ??= context.store.countFound(looked)),
    };
  },
};
