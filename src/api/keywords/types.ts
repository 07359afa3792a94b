import { invariant } from '../../rules/assert.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { KeywordResolvers } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { editionInForce } from '../rules/editions.ts';
import { keywordKey } from './table.ts';

const newest = (context: ApiContext) => editionInForce(null, context);

export const Keyword: KeywordResolvers = {
  id: (keyword) => globalId('Keyword', keywordKey(keyword)),
  kind: ({ kind }) => enumValue(kind),
  rule: async ({ rule }, _args, context) => {
    const edition = await newest(context);
    const row = await context.loaders.rules.load({ editionId: edition.id, number: rule });
    invariant(row !== null, `rule ${rule} is in the newest edition`);
    return row;
  },
  rules: async ({ rule }, _args, context) => {
    const edition = await newest(context);
    return context.loaders.ruleSubtrees.load({ editionId: edition.id, number: rule });
  },
  glossary: async ({ name }, _args, context) => {
    const edition = await newest(context);
    return context.loaders.glossary.load({ editionId: edition.id, term: name });
  },
};
