import { englishOf, parseSymbol } from '../../rules/mana/index.ts';
import { spansIn } from '../../rules/spans/index.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { LinkedSpanResolvers } from '../generated/resolvers.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { rulesOf } from './citations.ts';
import type { SpanModel } from './model.ts';

/** The linked words of a text, by the rules and glossary of an edition. */
export async function linkedSpans(text: string | null, editionId: number, context: ApiContext): Promise<SpanModel[]> {
  if (text === null) return [];
  const { terms } = await context.book(editionId);
  return spansIn(text, terms).map((span) => ({ span, text, editionId }));
}

export const LinkedSpan: LinkedSpanResolvers = {
  kind: ({ span }) => enumValue(span.kind),
  start: ({ span }) => span.start,
  end: ({ span }) => span.end,
  text: ({ span, text }) => text.slice(span.start, span.end),
  rules: ({ span, editionId }, _args, context) => (span.kind === 'rule' ? rulesOf(editionId, span.numbers, context) : []),
  glossary: ({ span, editionId }, _args, { loaders }) =>
    span.kind === 'glossary' ? loaders.glossary.load({ editionId, term: span.term }) : null,
  keyword: async ({ span }, _args, context) =>
    span.kind === 'keyword' ? (await newestKeywords(context)).byName(span.keyword) : null,
  card: ({ span }, _args, { loaders }) => (span.kind === 'card' ? loaders.cardsById.load(span.cardId) : null),
  symbol: ({ span }) => (span.kind === 'symbol' ? span.symbol : null),
  english: ({ span }) => {
    if (span.kind !== 'symbol') return null;
    const symbol = parseSymbol(span.symbol);
    return symbol.ok ? englishOf(symbol.value) : null;
  },
};
