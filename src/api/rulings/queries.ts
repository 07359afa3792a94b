import { decodeRulingCursor } from '../../store/index.ts';
import { cardMeant } from '../cards/meaning.ts';
import { atMostAPage, connection, notACursor, pageSize } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers, QueryRulingsArgs } from '../generated/resolvers.ts';

/** The ids of cards by name; an unknown name is the asker's to put right. */
async function cardIds(names: readonly string[], context: ApiContext): Promise<string[]> {
  const cards = await Promise.all(atMostAPage('cards', names).map((name) => cardMeant(name, context)));
  return Promise.all(
    cards.map(async (card, index) => {
      if (card !== null) return card.id;
      const name = names[index] ?? '';
      const near = await context.store.nameCandidates(name, 3);
      const hint = near.length > 0 ? ` Did you mean ${near.map((one) => one.name).join(', or ')}?` : '';
      throw badUserInput(`cards: there is no card called “${name}”.${hint}`);
    }),
  );
}

async function filters(args: QueryRulingsArgs, context: ApiContext) {
  const { search, cards, keyword, since, until } = args;
  const text = [search, keyword].filter((words) => words !== null && words !== undefined && words.trim() !== '').join(' ');
  return {
    ...(text === '' ? {} : { text }),
    ...(cards === null || cards === undefined ? {} : { cardIds: await cardIds(cards, context) }),
    ...(since === null || since === undefined ? {} : { since }),
    ...(until === null || until === undefined ? {} : { until }),
  };
}

export const rulingQueries: Pick<QueryResolvers, 'rulings'> = {
  rulings: async (_root, args, context) => {
    const { first, after, withdrawn } = args;
    if (after !== null && after !== undefined && decodeRulingCursor(after) === null) throw notACursor(after);
    const page = await context.store.searchRulings({
      ...(await filters(args, context)),
      first: pageSize(first),
      includeWithdrawn: withdrawn === true,
      ...(after === null || after === undefined ? {} : { after }),
    });
    return connection({ ...page, after, cursorOf: ({ cursor }) => cursor });
  },
};
