import { atMostAPage } from '../connections.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { editionInForce } from './editions.ts';

export const ruleQueries: Pick<QueryResolvers, 'rule' | 'rules' | 'glossaryEntry' | 'editions'> = {
  rule: async (_root, { number, edition }, context) => {
    const { id } = await editionInForce(edition, context);
    return context.loaders.rules.load({ editionId: id, number });
  },
  rules: async (_root, { numbers, edition }, context) => {
    const asked = atMostAPage('numbers', numbers);
    const { id } = await editionInForce(edition, context);
    return Promise.all(asked.map((number) => context.loaders.rules.load({ editionId: id, number })));
  },
  glossaryEntry: async (_root, { term, edition }, context) => {
    const { id } = await editionInForce(edition, context);
    const entry = await context.loaders.glossary.load({ editionId: id, term });
    if (entry !== null) return entry;
    const { terms } = await context.book(id);
    const title = terms.entry(term);
    return title === null ? null : context.loaders.glossary.load({ editionId: id, term: title });
  },
  editions: async (_root, _args, { loaders }) => [...(await loaders.editions())],
};
