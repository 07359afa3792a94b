import { badUserInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { readGlobalId } from '../globalIds.ts';
import { legalActions } from './legal.ts';
import { asResolution } from './model.ts';

export const scenarioQueries: Pick<QueryResolvers, 'scenario' | 'legalActions'> = {
  legalActions,
  scenario: async (_root, { id }, { loaders }) => {
    const { type, key } = readGlobalId(id);
    if (type !== 'Resolution') throw badUserInput(`id: that is the id of a ${type}; scenario takes the id of a Resolution.`);
    const row = await loaders.resolutions.load(key);
    return row && asResolution(row);
  },
};
