import { type CardRow, type CardSearchQuery, decodeCardCursor } from '../../store/index.ts';
import { isBlank } from '../blank.ts';
import { type Connection, connection, cursorIn, listOf, pageSize, placeIn } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { CardFilter, QueryResolvers } from '../generated/resolvers.ts';
import { keywordNamed } from '../keywords/queries.ts';
import { keywordAndVariants } from '../keywords/variants.ts';
import { formatNamed, typeNamed } from './filterWords.ts';
import { TESTED } from './tested.ts';

/** What is looked for, as far as it is given. */
type Asked = Partial<Omit<CardSearchQuery, 'first' | 'after' | 'languageBuild'>>;

export interface CardPage extends Connection<CardRow> {
  readonly isComplete: boolean;
}

/** A page of cards by name. */
export async function cardPage(
  asked: Asked,
  first: number,
  after: string | null | undefined,
  context: ApiContext,
): Promise<CardPage> {
  const { languageBuild } = await context.loaders.keywords();
  const list = listOf('cards', asked);
  const seen = placeIn(list, after, (place) => (decodeCardCursor(place) === null ? null : place));
  const page = await context.store.searchCards({
    ...asked,
    languageBuild,
    first: pageSize(first),
    ...(seen === null ? {} : { after: seen }),
  } as CardSearchQuery);
  const byReading = asked.keywords !== undefined || asked.levels !== undefined;
  const isComplete = !byReading || (await context.loaders.readingProgress()).unread === 0;
  const cursors = new Map(page.rows.map((row) => [row.id, row.cursor]));
  return {
    ...connection({
      ...page,
      rows: page.rows as readonly CardRow[],
      after,
      cursorOf: ({ id }) => cursorIn(list, cursors.get(id) ?? ''),
    }),
    isComplete,
  };
}

/** An argument that is there; null counts as left out. */
const given = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

function words(argument: string, text: string): string {
  if (!isBlank(text)) return text;
  throw badUserInput(`filter.${argument} is blank. Leave it out, or write something.`);
}

async function keywordsAsked(keyword: string, context: ApiContext): Promise<readonly string[]> {
  return keywordAndVariants(await keywordNamed('filter.keyword', words('keyword', keyword), context), context);
}

/** What has to be looked up before it can be asked for; a value that names nothing is refused. */
async function lookedUp({ keyword, types, legalIn }: CardFilter, context: ApiContext): Promise<Asked> {
  const [keywords, named, format] = await Promise.all([
    given(keyword) ? keywordsAsked(keyword, context) : null,
    given(types) ? Promise.all(types.map(async (type) => typeNamed('filter.types', words('types', type), context))) : null,
    (async () => (given(legalIn) ? formatNamed('filter.legalIn', words('legalIn', legalIn), context) : null))(),
  ]);
  return {
    ...(keywords === null ? {} : { keywords }),
    ...(named === null ? {} : { types: named }),
    ...(format === null ? {} : { legalIn: format }),
  };
}

async function asAsked(filter: CardFilter, context: ApiContext): Promise<Asked> {
  const { name, text, keyword, relation, colors, colorIdentity, manaValue, support } = filter;
  if (given(relation) && !given(keyword))
    throw badUserInput('filter.relation says how a keyword is spoken of: give filter.keyword too.');
  if (given(manaValue?.min) && given(manaValue?.max) && manaValue.min > manaValue.max)
    throw badUserInput(`filter.manaValue: min is ${manaValue.min}, which is more than max, ${manaValue.max}.`);
  return {
    ...(await lookedUp(filter, context)),
    ...(given(name) ? { name: words('name', name) } : {}),
    ...(given(text) ? { text: words('text', text) } : {}),
    ...(given(relation) ? { relation } : {}),
    ...(given(colors) ? { colors: colors.map((color) => color.toLowerCase()) } : {}),
    ...(given(colorIdentity) ? { colorIdentity: colorIdentity.map((color) => color.toLowerCase()) } : {}),
    ...(given(manaValue?.min) ? { manaValueFrom: manaValue.min } : {}),
    ...(given(manaValue?.max) ? { manaValueTo: manaValue.max } : {}),
    ...(given(support) ? { levels: support, tested: TESTED } : {}),
  };
}

export const cardSearchQueries: Pick<QueryResolvers, 'searchCards'> = {
  searchCards: async (_root, { filter, first, after }, context) =>
    cardPage(await asAsked(filter, context), first, after, context),
};
