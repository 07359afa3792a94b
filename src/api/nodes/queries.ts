import { unreachable } from '../../rules/assert.ts';
import { atMostAPage } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import type { QueryResolvers, ResolversTypes } from '../generated/resolvers.ts';
import { type GlobalId, readGlobalId } from '../globalIds.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { editionOfDay } from '../rules/editions.ts';
import { asResolution } from '../scenarios/model.ts';

type Found = Awaited<ResolversTypes['Node']> | null;

/** A thing with the name of its type, by which the schema tells which kind of node it is. */
const typed = <Row extends object>(typename: string, row: Row | null) => (row === null ? null : { ...row, __typename: typename });

/** The key of a rule or glossary entry: the day of its edition and what it is called there. */
function splitKey(key: string): readonly [day: string, rest: string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}

async function load({ type, key }: GlobalId, context: ApiContext): Promise<Found> {
  const { loaders } = context;
  switch (type) {
    case 'Card':
      return typed(type, await loaders.cardsById.load(key));
    case 'Keyword':
      return typed(type, (await newestKeywords(context)).byName(key));
    case 'RulesEdition':
      return typed(type, await editionOfDay(key, context));
    case 'Rule': {
      const [day, number] = splitKey(key);
      const edition = await editionOfDay(day, context);
      return edition && typed(type, await loaders.rules.load({ editionId: edition.id, number }));
    }
    case 'GlossaryEntry': {
      const [day, term] = splitKey(key);
      const edition = await editionOfDay(day, context);
      return edition && typed(type, await loaders.glossary.load({ editionId: edition.id, term }));
    }
    case 'Ruling':
      return typed(type, await loaders.rulingsById.load(key));
    case 'Resolution': {
      const row = await loaders.resolutions.load(key);
      return row && typed(type, asResolution(row));
    }
    default:
      return unreachable(type);
  }
}

export const nodeQueries: Pick<QueryResolvers, 'node' | 'nodes'> = {
  node: (_root, { id }, context) => load(readGlobalId(id), context),
  nodes: (_root, { ids }, context) => Promise.all(atMostAPage('ids', ids).map((id) => load(readGlobalId(id), context))),
};
