import { isUnder } from '../../rules/numbers.ts';
import { holdsQuote, type Quote, readQuote } from '../../rules/quotes/index.ts';
import type { EditionRow, RuleChangeRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import type { CitationCheckResolvers, CitationResolutionResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Book } from './books.ts';
import { editionInForce } from './editions.ts';
import type { CheckModel } from './model.ts';

const isMove = ({ before, after }: RuleChangeRow): boolean => after === null || before?.number !== after.number;

export const CitationResolution: CitationResolutionResolvers = {
  rule: async ({ askedRule, changes }, _args, context) => {
    if (askedRule === null) return null;
    const last = changes.at(-1);
    if (last !== undefined && last.after === null) return null;
    const newest = await editionInForce(null, context);
    return context.loaders.rules.load({ editionId: newest.id, number: last?.after?.number ?? askedRule.number });
  },
  moves: ({ changes }) => changes.filter(isMove),
};

export const CitationCheck: CitationCheckResolvers = {
  text: ({ rule, edition }) => (rule === null || edition.isOutline ? null : (rule.text ?? rule.heading)),
};

/** A quotation of fewer words stands in too many rules to say where it comes from. */
const TELLING_WORDS = 4;
/** Examples quote cards and sentences of other rules: only a longer quotation is looked for there. */
const TELLING_IN_EXAMPLES = 8;

/** The rules that say these words: in their own text, or else in an example. */
function rulesSaying(quote: Quote, { folded }: Book): readonly string[] {
  const saying = (part: (said: readonly string[]) => readonly string[]) =>
    [...folded].filter(([, said]) => part(said).some((words) => holdsQuote(words, quote))).map(([number]) => number);
  const inText = saying((said) => said.slice(0, 1));
  return inText.length > 0 || quote.words < TELLING_IN_EXAMPLES ? inText : saying((said) => said.slice(1));
}

/** The other rule where the words stand, rather one that once had the cited number; null where none says so clearly. */
async function whereElse(
  quote: Quote,
  number: string,
  book: Book,
  edition: EditionRow,
  { loaders }: ApiContext,
): Promise<string | null> {
  const holding = rulesSaying(quote, book);
  if (holding.length === 0 || (holding.length > 1 && quote.words < TELLING_WORDS)) return null;
  if (holding.length === 1) return holding[0]!;
  const histories = await Promise.all(
    holding.map((other) => loaders.ruleHistories.load({ editionId: edition.id, number: other })),
  );
  const wasThere = holding.find((_, i) =>
    histories[i]!.some(({ before, after }) => before?.number === number || after?.number === number),
  );
  return wasThere ?? holding.find((other) => isUnder(other, number)) ?? holding[0]!;
}

async function check(number: string, words: string | null, edition: EditionRow, context: ApiContext): Promise<CheckModel> {
  const rule = await context.loaders.rules.load({ editionId: edition.id, number });
  const quote = words === null ? null : readQuote(words, number);
  if (quote === null) return { verdict: rule === null ? 'ABSENT' : 'EXACT', rule, edition };
  if (edition.isOutline) return { verdict: 'UNKNOWN', rule, edition };
  const book = await context.book(edition.id);
  const said = book.folded.get(number) ?? [];
  if (said.some((one) => holdsQuote(one, quote))) return { verdict: 'EXACT', rule, edition };
  const elsewhere = await whereElse(quote, number, book, edition, context);
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
