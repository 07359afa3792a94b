import { invariant } from '../../rules/assert.ts';
import { ancestorNumbers } from '../../rules/numbers.ts';
import { citedIn } from '../../rules/text/index.ts';
import type { RuleRow } from '../../store/index.ts';
import { listOf, pageOf } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { correctionsOf } from '../corrections/types.ts';
import type { GlossaryEntryResolvers, RuleResolvers, RulesEditionResolvers } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import type { KeywordModel } from '../keywords/model.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { rulingQueries } from '../rulings/queries.ts';
import { asResolution } from '../scenarios/model.ts';
import { rulesOf } from './citations.ts';
import { editionById } from './editions.ts';
import { linkedSpans } from './spans.ts';
import { numberToday, ruleSupport } from './support.ts';

export const RulesEdition: RulesEditionResolvers = {
  id: ({ effectiveDate }) => globalId('RulesEdition', effectiveDate),
  importedAt: ({ isOutline, importedAt }) => (isOutline ? null : importedAt),
};

/** The keywords that a rule defines, also one of an older edition, under today's number. */
async function keywordsOf(rule: RuleRow, context: ApiContext): Promise<readonly KeywordModel[]> {
  const number = await numberToday(rule, context);
  return number === null || !number.includes('.') ? [] : (await newestKeywords(context)).ofRule(number);
}

export const Rule: RuleResolvers = {
  id: async ({ editionId, number }, _args, context) => {
    const { effectiveDate } = await editionById(editionId, context);
    return globalId('Rule', `${effectiveDate}:${number}`);
  },
  text: ({ text, heading }) => text ?? heading,
  corrections: async ({ editionId, number }, _args, context) => {
    const { effectiveDate } = await editionById(editionId, context);
    return correctionsOf({ kind: 'rule', target: `${effectiveDate} ${number}` }, context);
  },
  edition: ({ editionId }, _args, context) => editionById(editionId, context),
  parent: ({ editionId, parent }, _args, { loaders }) =>
    parent === null ? null : loaders.rules.load({ editionId, number: parent }),
  children: ({ editionId, number }, _args, { loaders }) => loaders.ruleChildren.load({ editionId, number }),
  previous: ({ editionId, ordinal }, _args, { loaders }) =>
    ordinal === 0 ? null : loaders.rulesByOrdinal.load({ editionId, ordinal: ordinal - 1 }),
  next: ({ editionId, ordinal }, _args, { loaders }) => loaders.rulesByOrdinal.load({ editionId, ordinal: ordinal + 1 }),
  subtree: ({ editionId, number }, _args, { loaders }) => loaders.ruleSubtrees.load({ editionId, number }),
  ancestors: ({ editionId, number }, _args, context) => rulesOf(editionId, ancestorNumbers(number), context),
  cites: ({ editionId, text }, _args, context) => rulesOf(editionId, citedIn(text), context),
  citedBy: async ({ editionId, number }, _args, context) => {
    const { citedBy } = await context.book(editionId);
    return rulesOf(editionId, citedBy.get(number) ?? [], context);
  },
  spans: ({ editionId, text, heading }, _args, context) => linkedSpans(text ?? heading, editionId, context),
  history: ({ editionId, number }, _args, { loaders }) => loaders.ruleHistories.load({ editionId, number }),
  summary: async (rule, _args, context) => {
    const number = await numberToday(rule, context);
    return (await keywordsOf(rule, context)).find((keyword) => keyword.rule === number)?.known?.summary ?? null;
  },
  keywords: async (rule, _args, context) => [...(await keywordsOf(rule, context))],
  rulings: async (rule, args, context, info) => {
    const number = await numberToday(rule, context);
    if (number === null) return pageOf(listOf('rulings of no rule'), [], args.first, args.after);
    const ask = rulingQueries.rulings;
    invariant(typeof ask === 'function', 'rulings are asked by a function');
    return ask({}, { ...args, rule: number, withdrawn: false }, context, info);
  },
  scenarios: async ({ editionId, number }, _args, context) => {
    const { effectiveDate } = await editionById(editionId, context);
    return (await context.loaders.resolutionsCiting.load({ edition: effectiveDate, number })).map(asResolution);
  },
  support: async (rule, _args, context) => ({ ...(await ruleSupport(rule, context)), gaps: [] }),
};

export const GlossaryEntry: GlossaryEntryResolvers = {
  id: async ({ editionId, term }, _args, context) => {
    const { effectiveDate } = await editionById(editionId, context);
    return globalId('GlossaryEntry', `${effectiveDate}:${term}`);
  },
  rules: ({ editionId, text }, _args, context) => rulesOf(editionId, citedIn(text), context),
  spans: ({ editionId, text }, _args, context) => linkedSpans(text, editionId, context),
  edition: ({ editionId }, _args, context) => editionById(editionId, context),
};
