import { isUnder } from '../../rules/numbers.ts';
import { readQuote, type Whence } from '../../rules/quotes/index.ts';
import type { EditionRow, RuleChangeRow, RuleRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { CitationCheckResolvers, CitationResolutionResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { editionInForce } from './editions.ts';
import type { CheckModel } from './model.ts';

const isMove = ({ before, after }: RuleChangeRow): boolean => after === null || before?.number !== after.number;

/** The rule of an edition that says what a removed rule said: all of it, or its longest sentence; null where the words tell of none. */
async function saidBy({ number, text }: RuleRow, { id, isOutline }: EditionRow, context: ApiContext): Promise<RuleRow | null> {
  if (text === null || isOutline) return null;
  const { quoted } = await context.book(id);
  const sentences = text.split(/(?<=[.!?][”"’')]*)\s+/).sort((a, b) => b.length - a.length);
  for (const words of [text, ...sentences.slice(0, 1)]) {
    const { rules, telling } = quoted.whence(words, number);
    if (telling && rules[0] !== undefined) return context.loaders.rules.load({ editionId: id, number: rules[0] });
  }
  return null;
}

export const CitationResolution: CitationResolutionResolvers = {
  rule: async ({ askedRule, changes }, _args, context) => {
    if (askedRule === null) return null;
    const last = changes.at(-1);
    if (last !== undefined && last.after === null) return null;
    const newest = await editionInForce(null, context);
    return context.loaders.rules.load({ editionId: newest.id, number: last?.after?.number ?? askedRule.number });
  },
  moves: ({ changes }) => changes.filter(isMove),
  mergedInto: async ({ askedRule, changes }, _args, context) => {
    if (askedRule === null || changes.at(-1)?.after !== null) return null;
    return saidBy(askedRule, await editionInForce(null, context), context);
  },
};

export const CitationCheck: CitationCheckResolvers = {
  text: ({ rule, edition }) => (rule === null || edition.isOutline ? null : (rule.text ?? rule.heading)),
};

/** Of the rules from which quoted words may come the one that once had the cited number, or one under it, or the first; null where nothing tells. */
async function likeliest(
  { rules, telling }: Whence,
  number: string,
  { id }: EditionRow,
  { loaders }: ApiContext,
): Promise<string | null> {
  if (rules.length === 0 || (telling && rules.length === 1)) return rules[0] ?? null;
  const histories = await Promise.all(rules.map((other) => loaders.ruleHistories.load({ editionId: id, number: other })));
  const wasThere = rules.find((_, i) =>
    histories[i]!.some(({ before, after }) => before?.number === number || after?.number === number),
  );
  if (!telling) return wasThere ?? null;
  return wasThere ?? rules.find((other) => isUnder(other, number)) ?? rules[0]!;
}

async function check(number: string, words: string | null, edition: EditionRow, context: ApiContext): Promise<CheckModel> {
  const rule = await context.loaders.rules.load({ editionId: edition.id, number });
  const quote = words === null ? null : readQuote(words, number);
  if (words !== null && quote === null)
    throw badUserInput(
      `quote: “${words.trim().slice(0, 40)}” says nothing that could be compared. Quote some words, or leave the argument away to ask only whether the number exists.`,
    );
  if (quote === null) return { verdict: rule === null ? 'ABSENT' : 'EXACT', rule, edition };
  if (edition.isOutline) return { verdict: 'UNKNOWN', rule, edition };
  const { quoted } = await context.book(edition.id);
  if (quoted.says(number, quote)) return { verdict: 'EXACT', rule, edition };
  const elsewhere = await likeliest(quoted.whence(words ?? '', number), number, edition, context);
  if (elsewhere !== null) {
    return { verdict: 'MOVED', rule: await context.loaders.rules.load({ editionId: edition.id, number: elsewhere }), edition };
  }
  return { verdict: rule === null ? 'ABSENT' : 'TEXT_DIFFERS', rule, edition };
}

export const citationQueries: Pick<QueryResolvers, 'resolveCitation' | 'verifyCitation'> = {
  resolveCitation: async (_root, { number, edition }, context) => {
    const askedEdition = await editionInForce(edition, context);
    const key = { editionId: askedEdition.id, number };
    const askedRule = await context.loaders.rules.load(key);
    const changes = askedRule === null ? [] : await context.loaders.ruleChangesSince.load(key);
    return { asked: number, askedEdition, askedRule, changes };
  },
  verifyCitation: async (_root, { number, quote, edition }, context) =>
    check(number, quote ?? null, await editionInForce(edition, context), context),
};
