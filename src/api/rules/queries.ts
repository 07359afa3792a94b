import type { GlossaryRow } from '../../store/index.ts';
import { isBlank } from '../blank.ts';
import { atMostAPage } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { editionInForce } from './editions.ts';

/** The entry with this title, or the one whose title names the term among others (“Tap, Untap”). */
export async function glossaryEntry(term: string, editionId: number, context: ApiContext): Promise<GlossaryRow | null> {
  const entry = await context.loaders.glossary.load({ editionId, term });
  if (entry !== null) return entry;
  const title = (await context.book(editionId)).terms.entry(term);
  return title === null ? null : context.loaders.glossary.load({ editionId, term: title });
}

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
    if (isBlank(term)) throw badUserInput('term is blank. Write a term of the glossary.');
    const { id } = await editionInForce(edition, context);
    return glossaryEntry(term, id, context);
  },
  editions: async (_root, _args, { loaders }) => [...(await loaders.editions())],
};
