import { readFileSync } from 'node:fs';
import type { AboutResolvers } from '../generated/resolvers.ts';
import { editionInForce } from '../rules/editions.ts';

const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

const NOTICE =
  'rulewright is unofficial Fan Content permitted under the Fan Content Policy. Not approved or endorsed by Wizards of the Coast. ' +
  'Magic: The Gathering, its rules and its card texts are property of Wizards of the Coast LLC.';

export const About: AboutResolvers = {
  name: () => name,
  version: () => version,
  notice: () => NOTICE,
  rulesEdition: (_about, _args, context) => editionInForce(null, context),
  editionCount: async (_about, _args, { loaders }) => (await loaders.editions()).length,
  cardCount: async (_about, _args, { loaders }) => (await loaders.counts()).cards,
  unreadCardCount: async (_about, _args, { loaders }) => (await loaders.readingProgress()).unread,
  rulingCount: async (_about, _args, { loaders }) => (await loaders.counts()).rulings,
};
