import { GraphQLScalarType } from 'graphql';
import { parseRuleNumber } from '../../rules/numbers.ts';
import { atMostAPage } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import { readGlobalId } from '../globalIds.ts';
import { editionOfDay } from '../rules/editions.ts';
import { typeDefs } from '../schema.ts';

/**
 * What makes the schema a subgraph of Apollo Federation 2: a graph of someone else's can have fields of ours on cards and rules, by the
 * keys below. schema.graphql stays free of it.
 */
const KEYS = `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])
extend type Card @key(fields: "id")
extend type Rule @key(fields: "number edition { effectiveDate }")
extend type PageInfo @shareable
`;

const ENTRANCE = `
scalar _Any
union _Entity = Card | Rule
type _Service { sdl: String }
extend type Query { _entities(representations: [_Any!]!): [_Entity]! _service: _Service! }
`;

/** The schema as it is served. */
export const servedTypeDefs: readonly string[] = [typeDefs, ENTRANCE];

/** The schema as a gateway is told it. */
export const subgraphSdl = `${typeDefs}${KEYS}`;

type Representation = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

async function cardOf({ id }: Representation, { loaders }: ApiContext) {
  const { type, key } = readGlobalId(text(id) ?? '');
  const card = type === 'Card' ? await loaders.cardsById.load(key) : null;
  return card && { ...card, __typename: 'Card' };
}

async function ruleOf({ number, edition }: Representation, context: ApiContext) {
  const parsed = parseRuleNumber(text(number) ?? '');
  const day = text((edition as Representation | null | undefined)?.effectiveDate);
  if (!parsed.ok || day === null)
    throw badUserInput(
      'A Rule is represented by its number and the effectiveDate of its edition, both as this service gave them.',
    );
  const found = await editionOfDay(day, context);
  const rule = found && (await context.loaders.rules.load({ editionId: found.id, number: (text(number) ?? '').trim() }));
  return rule && { ...rule, __typename: 'Rule' };
}

/** The thing that a gateway means by its key; null where there is none. */
async function entityOf(given: unknown, context: ApiContext) {
  const representation = (given ?? {}) as Representation;
  switch (representation.__typename) {
    case 'Card':
      return await cardOf(representation, context);
    case 'Rule':
      return await ruleOf(representation, context);
    default:
      throw badUserInput(`representations: ${String(representation.__typename)} has no key here. Card and Rule have.`);
  }
}

interface EntitiesArgs {
  readonly representations: readonly unknown[];
}

/** Answers for what is added to the schema. */
export const federationResolvers = {
  _Any: new GraphQLScalarType({ name: '_Any' }),
  Query: {
    _service: () => ({ sdl: subgraphSdl }),
    _entities: (_root: unknown, { representations }: EntitiesArgs, context: ApiContext) =>
      Promise.all(atMostAPage('representations', representations).map((one) => entityOf(one, context))),
  },
};
