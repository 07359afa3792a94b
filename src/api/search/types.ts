import { invariant } from '../../rules/assert.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import type { SearchConnectionResolvers, SearchGroupMemberResolvers, SearchHitResolvers } from '../generated/resolvers.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { type Excerpt, excerptOf, highlights, wordsOf } from './highlight.ts';
import { lexemes } from './lexemes.ts';
import type { Asked, SearchHitModel } from './model.ts';

const TYPENAMES = {
  rule: 'Rule',
  glossary: 'GlossaryEntry',
  keyword: 'Keyword',
  ruling: 'Ruling',
  card: 'Card',
} as const;

/** What was found; the index is made of what is in the store, so it is there, unless an import has taken it away and isn't worked up yet. */
export async function found(
  { hit: { kind, key }, asked: { editionId } }: Pick<SearchHitModel, 'hit' | 'asked'>,
  context: ApiContext,
) {
  const { loaders } = context;
  switch (kind) {
    case 'rule':
      return { kind, row: await loaders.rules.load({ editionId, number: key }) } as const;
    case 'glossary':
      return { kind, row: await loaders.glossary.load({ editionId, term: key }) } as const;
    case 'keyword':
      return { kind, row: (await newestKeywords(context)).byName(key) } as const;
    case 'ruling':
      return { kind, row: await loaders.rulingsByText.load(key) } as const;
    case 'card':
      return { kind, row: await loaders.cardsById.load(key) } as const;
  }
}

type Found = Awaited<ReturnType<typeof found>>;

/** The words in which a hit was found, as published. */
async function wordsFound(what: Found, { editionId }: Asked, context: ApiContext): Promise<string> {
  const { kind, row } = what;
  if (row === null) return '';
  switch (kind) {
    case 'rule':
      return [row.text ?? row.heading ?? '', ...row.examples].join('\n');
    case 'keyword': {
      const rules = await context.loaders.ruleSubtrees.load({ editionId, number: row.rule });
      return rules.flatMap(({ text }) => text ?? []).join('\n') || row.name;
    }
    case 'card':
      return row.faces.map(({ typeLine, oracleText }) => `${typeLine}\n${oracleText}`).join('\n');
    default:
      return row.text;
  }
}

async function makeExcerpt(model: SearchHitModel, context: ApiContext): Promise<Excerpt> {
  const text = await wordsFound(await found(model, context), model.asked, context);
  return excerptOf(text, model.asked.query, await lexemes([text, model.asked.query], context));
}

/** The excerpt and the spans in it are made together. */
function excerpt(model: SearchHitModel, context: ApiContext): Promise<Excerpt> {
  model.excerpt ??= makeExcerpt(model, context);
  return model.excerpt;
}

/** The rule with a dot that a number belongs to; parts and sections are no group. */
const groupOf = (number: string): string | null => (number.includes('.') ? number.replace(/[a-z]$/, '') : null);

export const SearchConnection: SearchConnectionResolvers = {
  totalCount: ({ total }) => total(),
  pageInfo: async ({ pageInfo, after, edges, total }) => ({
    ...pageInfo,
    hasPreviousPage: after && (edges.length > 0 || (await total()) > 0),
  }),
};

export const SearchHit: SearchHitResolvers = {
  kind: ({ hit }) => enumValue(hit.kind),
  score: ({ hit }) => hit.score,
  excerpt: async (model, _args, context) => (await excerpt(model, context)).excerpt,
  spans: async (model, _args, context) => [...(await excerpt(model, context)).spans],
  node: async (model, _args, context) => {
    const { kind, row } = await found(model, context);
    invariant(row !== null, `the ${kind} ${model.hit.key} that a search found is in the store`);
    return { ...row, __typename: TYPENAMES[kind] };
  },
  group: async ({ hit: { kind, key }, asked }, _args, { loaders }) => {
    const number = kind === 'rule' ? groupOf(key) : null;
    const rules = number === null ? [] : await loaders.ruleSubtrees.load({ editionId: asked.editionId, number });
    return rules.map((rule) => ({ rule, asked }));
  },
  cards: async ({ hit: { kind, key } }, { first }, { loaders }) =>
    kind === 'ruling' ? (await loaders.cardsByRulingText.load(key)).slice(0, Math.max(first, 0)) : [],
  cardCount: async ({ hit: { kind, key } }, _args, { loaders }) =>
    kind === 'ruling' ? (await loaders.cardsByRulingText.load(key)).length : 0,
};

/** Whether all that was asked stands in a text: of what search sees of the query, every word. */
async function marked(text: string, query: string, context: ApiContext) {
  const lexemeOf = await lexemes([text, query], context);
  const wanted = new Set(wordsOf(query).flatMap(({ folded }) => lexemeOf(folded) ?? []));
  const there = new Set(wordsOf(text).flatMap(({ folded }) => lexemeOf(folded) ?? []));
  const spans = highlights(text, query, lexemeOf).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  return { isHit: wanted.size > 0 && [...wanted].every((lexeme) => there.has(lexeme)), spans };
}

export const SearchGroupMember: SearchGroupMemberResolvers = {
  isHit: async ({ rule, asked }, _args, context) =>
    rule.number === asked.query.trim() ||
    (await marked([rule.text ?? rule.heading ?? '', ...rule.examples].join('\n'), asked.query, context)).isHit,
  spans: async ({ rule, asked }, _args, context) => (await marked(rule.text ?? rule.heading ?? '', asked.query, context)).spans,
};
