import { ancestorNumbers } from '../../rules/numbers.ts';
import type { GlossaryEntryResolvers, RuleResolvers, RulesEditionResolvers } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { numbersIn, rulesOf } from './citations.ts';
import { editionById } from './editions.ts';
import { linkedSpans } from './spans.ts';

export const RulesEdition: RulesEditionResolvers = {
  id: ({ effectiveDate }) => globalId('RulesEdition', effectiveDate),
  importedAt: ({ isOutline, importedAt }) => (isOutline ? null : importedAt),
};

export const Rule: RuleResolvers = {
  id: async ({ editionId, number }, _args, context) => {
    const { effectiveDate } = await editionById(editionId, context);
    return globalId('Rule', `${effectiveDate}:${number}`);
  },
  text: ({ text, heading }) => text ?? heading,
  edition: ({ editionId }, _args, context) => editionById(editionId, context),
  parent: ({ editionId, parent }, _args, { loaders }) =>
    parent === null ? null : loaders.rules.load({ editionId, number: parent }),
  children: ({ editionId, number }, _args, { loaders }) => loaders.ruleChildren.load({ editionId, number }),
  previous: ({ editionId, ordinal }, _args, { loaders }) =>
    ordinal === 0 ? null : loaders.rulesByOrdinal.load({ editionId, ordinal: ordinal - 1 }),
  next: ({ editionId, ordinal }, _args, { loaders }) => loaders.rulesByOrdinal.load({ editionId, ordinal: ordinal + 1 }),
  subtree: ({ editionId, number }, _args, { loaders }) => loaders.ruleSubtrees.load({ editionId, number }),
  ancestors: ({ editionId, number }, _args, context) => rulesOf(editionId, ancestorNumbers(number), context),
  cites: ({ editionId, text }, _args, context) => rulesOf(editionId, numbersIn(text), context),
  citedBy: async ({ editionId, number }, _args, context) => {
    const { citedBy } = await context.book(editionId);
    return rulesOf(editionId, citedBy.get(number) ?? [], context);
  },
  spans: ({ editionId, text, heading }, _args, context) => linkedSpans(text ?? heading, editionId, context),
  history: ({ editionId, number }, _args, { loaders }) => loaders.ruleHistories.load({ editionId, number }),
  keywords: async ({ number }, _args, context) => [...(await newestKeywords(context)).ofRule(number)],
};

export const GlossaryEntry: GlossaryEntryResolvers = {
  id: async ({ editionId, term }, _args, context) => {
    const { effectiveDate } = await editionById(editionId, context);
    return globalId('GlossaryEntry', `${effectiveDate}:${term}`);
  },
  rules: ({ editionId, text }, _args, context) => rulesOf(editionId, numbersIn(text), context),
  spans: ({ editionId, text }, _args, context) => linkedSpans(text, editionId, context),
  edition: ({ editionId }, _args, context) => editionById(editionId, context),
};
