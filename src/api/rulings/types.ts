import { invariant } from '../../rules/assert.ts';
import type { RulingRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { correctionsOf } from '../corrections/types.ts';
import { enumValue } from '../enums.ts';
import type { RulingResolvers, RulingSource } from '../generated/resolvers.ts';
import { globalId } from '../globalIds.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { rulesOf } from '../rules/citations.ts';
import { editionInForce } from '../rules/editions.ts';
import type { SpanModel } from '../rules/model.ts';
import { linkedSpans } from '../rules/spans.ts';

/** Who publishes rulings, by the names that data files use. */
const SOURCES: Readonly<Record<string, RulingSource>> = { wotc: 'WOTC', scryfall: 'SCRYFALL' };

/** The keys of one kind that a ruling names, each once, in order. */
async function named(kind: 'rule' | 'keyword' | 'card', { textHash }: RulingRow, { loaders }: ApiContext): Promise<string[]> {
  const mentions = await loaders.rulingMentions.load(textHash);
  return [...new Set(mentions.filter((mention) => mention.kind === kind).map(({ key }) => key))];
}

async function keywordsByKeys(keys: readonly string[], context: ApiContext) {
  const keywords = await newestKeywords(context);
  return keys.flatMap((key) => keywords.byName(key) ?? []);
}

/** References, symbols, keywords and cards, and what is left of the glossary's terms. */
async function spansOf(ruling: RulingRow, context: ApiContext): Promise<SpanModel[]> {
  const { id: editionId } = await editionInForce(null, context);
  const { text, textHash } = ruling;
  const [linked, mentions] = await Promise.all([
    linkedSpans(text, editionId, context),
    context.loaders.rulingMentions.load(textHash),
  ]);
  const spans = mentions.flatMap(({ kind, key, start, end }, at): SpanModel[] => {
    // islandwalk is landwalk too; the words are one span
    if (kind === 'rule' || (kind === 'keyword' && mentions[at - 1]?.kind === kind && mentions[at - 1]?.start === start))
      return [];
    const span = kind === 'keyword' ? { kind, keyword: key, start, end } : { kind, cardId: key, start, end };
    return [{ span, text, editionId }];
  });
  const free = linked.filter(
    ({ span }) => span.kind !== 'glossary' || !spans.some((other) => other.span.start < span.end && span.start < other.span.end),
  );
  return [...free, ...spans].sort((a, b) => a.span.start - b.span.start);
}

export const Ruling: RulingResolvers = {
  corrections: ({ id }, _args, context) => correctionsOf({ kind: 'ruling', target: id }, context),
  id: ({ id }) => globalId('Ruling', id),
  source: ({ source }) => SOURCES[source] ?? 'OTHER',
  card: async ({ cardId }, _args, { loaders }) => {
    const card = await loaders.cardsById.load(cardId);
    invariant(card !== null, `the card ${cardId} of a ruling is in the store`);
    return card;
  },
  scope: async ({ id }, _args, { loaders }) => enumValue((await loaders.rulingReports.load(id))?.scope ?? 'card'),
  scopeKeyword: async ({ id }, _args, context) => {
    const key = (await context.loaders.rulingReports.load(id))?.scopeKeyword ?? null;
    return key === null ? null : (await newestKeywords(context)).byName(key);
  },
  cites: async (ruling, _args, context) => {
    const { id: editionId } = await editionInForce(null, context);
    return rulesOf(editionId, await named('rule', ruling, context), context);
  },
  keywords: async (ruling, _args, context) => {
    const about = (await context.loaders.rulingReports.load(ruling.id))?.scopeKeyword ?? null;
    const keys = [...(about === null ? [] : [about]), ...(await named('keyword', ruling, context))];
    return keywordsByKeys([...new Set(keys)], context);
  },
  cards: async (ruling, _args, context) => {
    const cards = await Promise.all((await named('card', ruling, context)).map((id) => context.loaders.cardsById.load(id)));
    return cards.filter((card) => card !== null);
  },
  symbols: ({ text }) => [...new Set(text.match(/\{[^{}\s]+\}/g) ?? [])],
  spans: (ruling, _args, context) => spansOf(ruling, context),
  freshness: async (ruling, _args, { loaders }) => ({ ruling, report: await loaders.rulingReports.load(ruling.id) }),
};
