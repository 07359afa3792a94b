import { decodeRulingCursor, FRESHNESS, type RulingTopic } from '../../store/index.ts';
import { isBlank } from '../blank.ts';
import { cardMeant } from '../cards/meaning.ts';
import { atMostAPage, connection, cursorIn, listOf, pageSize, placeIn } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { wordOf } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type { Freshness as FreshnessValue, QueryResolvers, QueryRulingsArgs } from '../generated/resolvers.ts';
import { keywordNamed, newestKeywords } from '../keywords/queries.ts';
import { keywordKey } from '../keywords/registry.ts';
import { ruleOfSomeEdition } from '../rules/unknown.ts';
import { didYouMean } from '../unknown.ts';

/** The ids of cards by name; an unknown name is the asker's to put right. */
async function cardIds(names: readonly string[], context: ApiContext): Promise<string[]> {
  const cards = await Promise.all(atMostAPage('cards', names).map((name) => cardMeant(name, context)));
  return Promise.all(
    cards.map(async (card, index) => {
      if (card !== null) return card.id;
      const name = names[index] ?? '';
      const near = await context.loaders.nameCandidates.load({ name, first: 3 });
      throw badUserInput(`cards: there is no card called “${name.slice(0, 100)}”.${didYouMean(near.map((one) => one.name))}`);
    }),
  );
}

/** A keyword by name; an unknown one is the asker's to put right. */
async function keywordTopic(name: string, context: ApiContext): Promise<RulingTopic> {
  return { keywords: [keywordKey(await keywordNamed('keyword', name, context))] };
}

/** A rule by number, and the keywords that it defines. */
async function ruleTopic(number: string, context: ApiContext): Promise<RulingTopic> {
  await ruleOfSomeEdition('rule', number, await context.loaders.editions(), context);
  const keywords = (await newestKeywords(context)).ofRule(number);
  return { rule: number, keywords: keywords.filter(({ kind }) => kind !== 'ability word').map(keywordKey) };
}

/** The verdicts asked for; none is no filter. Withdrawn rulings belong to those that are overtaken. */
export function freshnessAsked(freshness: readonly FreshnessValue[] | null | undefined, withdrawn: boolean | null | undefined) {
  const verdicts = freshness?.map((value) => wordOf(FRESHNESS, value));
  return {
    includeWithdrawn: withdrawn === true || verdicts?.includes('overtaken') === true,
    ...(verdicts === undefined ? {} : { freshness: verdicts }),
  };
}

const given = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

async function filters(args: QueryRulingsArgs, context: ApiContext) {
  const { search, cards, keyword, rule, since, until, freshness, withdrawn } = args;
  if (given(since) && given(until) && since > until)
    throw badUserInput(`since is ${since}, which is later than until, ${until}: no day lies between them.`);
  if (given(search) && isBlank(search)) throw badUserInput('search is blank. Leave it out, or write something.');
  const topics = await Promise.all([
    ...(keyword === null || keyword === undefined ? [] : [keywordTopic(keyword, context)]),
    ...(rule === null || rule === undefined ? [] : [ruleTopic(rule, context)]),
  ]);
  return {
    ...freshnessAsked(freshness, withdrawn),
    ...(given(search) ? { text: search } : {}),
    ...(cards === null || cards === undefined ? {} : { cardIds: await cardIds(cards, context) }),
    ...(since === null || since === undefined ? {} : { since }),
    ...(until === null || until === undefined ? {} : { until }),
    ...(topics.length === 0 ? {} : { topics }),
  };
}

export const rulingQueries: Pick<QueryResolvers, 'rulings'> = {
  rulings: async (_root, args, context) => {
    const { first, after } = args;
    const asked = await filters(args, context);
    const list = listOf('rulings', asked);
    const seen = placeIn(list, after, (place) => (decodeRulingCursor(place) === null ? null : place));
    const page = await context.store.searchRulings({
      ...asked,
      first: pageSize(first),
      ...(seen === null ? {} : { after: seen }),
    });
    return connection({ ...page, after, cursorOf: ({ cursor }) => cursorIn(list, cursor) });
  },
};
