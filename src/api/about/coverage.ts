import { TESTED } from '../cards/tested.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ApiContext } from '../context.ts';
import type { QueryResolvers, SupportCounts, SupportLevel } from '../generated/resolvers.ts';
import { carriedOutActions } from '../keywords/actions.ts';
import { supportOf } from '../keywords/definition.ts';
import { newestKeywords } from '../keywords/queries.ts';
import { editionInForce } from '../rules/editions.ts';
import { ruleSupport } from '../rules/support.ts';

function counted(levels: readonly SupportLevel[]): SupportCounts {
  const of = (level: SupportLevel) => levels.filter((one) => one === level).length;
  return { total: levels.length, read: of('READ'), partlyRead: of('PARTLY_READ'), unread: of('UNREAD'), tested: null };
}

/** The counts of cards, once all have been read as they are worded since the last import. */
const COUNTED = new WeakMap<Catalogue, SupportCounts>();

async function cards({ store, loaders }: ApiContext): Promise<SupportCounts> {
  const catalogue = await loaders.catalogue();
  const kept = COUNTED.get(catalogue);
  if (kept !== undefined) return kept;
  const { languageBuild } = await loaders.keywords();
  const [found, { cards: total, unread }] = await Promise.all([
    store.readingLevels(languageBuild, TESTED),
    loaders.readingProgress(),
  ]);
  const of = (level: SupportLevel) => found.find((one) => one.level === level)?.cards ?? 0;
  const tested = found.find(({ level }) => level === 'READ')?.tested ?? 0;
  const counts = { total, read: of('READ'), partlyRead: of('PARTLY_READ'), unread: of('UNREAD'), tested };
  if (unread === 0) COUNTED.set(catalogue, counts);
  return counts;
}

/** Parts and sections, which have no dot, only gather rules. */
async function rules(editionId: number, context: ApiContext): Promise<SupportCounts> {
  const { shelf } = await context.book(editionId);
  const counting = shelf.rules.filter(({ number }) => number.includes('.'));
  const found = await Promise.all(counting.map((rule) => ruleSupport(rule, context)));
  return counted(found.map(({ level }) => level));
}

async function keywords(context: ApiContext): Promise<SupportCounts> {
  const { all } = await newestKeywords(context);
  const actions = carriedOutActions();
  return counted(all.filter(({ kind }) => kind !== 'ability word').map((keyword) => supportOf(keyword, actions).level));
}

export const coverageQueries: Pick<QueryResolvers, 'coverage'> = {
  coverage: async (_root, { edition: day }, context) => {
    const edition = await editionInForce(day, context);
    const { remember } = await context.loaders.catalogue();
    const [ofCards, ofRules, ofKeywords] = await Promise.all([
      cards(context),
      remember(`rules of ${edition.id}`, () => rules(edition.id, context)),
      keywords(context),
    ]);
    return { edition, cards: ofCards, rules: ofRules, keywords: ofKeywords };
  },
};
