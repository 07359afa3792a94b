import { isBlank } from '../blank.ts';
import { atMostAPage, pageSize } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { cardMeant } from './meaning.ts';

/** Candidates of a lookup when nobody says how many. */
const USUAL_CANDIDATES = 5;

const given = (text: string | null | undefined): text is string => text !== null && text !== undefined;

/** A name with something in it. */
function nonBlank(argument: string, name: string): string {
  if (!isBlank(name)) return name;
  throw badUserInput(`${argument} is blank. Write the name of a card.`);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function oracleIdOf(text: string): string {
  const id = text.trim().toLowerCase();
  if (UUID.test(id)) return id;
  throw badUserInput(`“${text}” is not an oracle id. It has the form 4457ed35-7c10-48c8-9776-456485fdf070.`);
}

function card(name: string | null | undefined, oracleId: string | null | undefined, context: ApiContext) {
  if (given(name) && given(oracleId)) throw badUserInput('card takes either name or oracleId, not both.');
  if (given(name)) return cardMeant(nonBlank('name', name), context);
  if (given(oracleId)) return context.loaders.cardsByOracleId.load(oracleIdOf(oracleId));
  throw badUserInput('card needs a name or an oracleId.');
}

export const cardQueries: Pick<QueryResolvers, 'card' | 'cards' | 'lookUpCard'> = {
  card: (_root, { name, oracleId }, context) => card(name, oracleId, context),
  cards: (_root, { names }) =>
    atMostAPage('names', names).map((name, at) => ({ query: nonBlank(`names[${at}]`, name), first: USUAL_CANDIDATES })),
  lookUpCard: (_root, { name, first }) => ({ query: nonBlank('name', name), first: pageSize(first ?? USUAL_CANDIDATES) }),
};
