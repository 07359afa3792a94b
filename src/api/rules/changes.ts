import { changedWords } from '../../rules/changes/index.ts';
import { isUnder } from '../../rules/numbers.ts';
import type { RuleChangeRow, RuleRow } from '../../store/index.ts';
import { listOf, pageOf } from '../connections.ts';
import type { ApiContext } from '../context.ts';
import { enumValue } from '../enums.ts';
import { badUserInput } from '../errors.ts';
import type { QueryResolvers, RuleChangeResolvers } from '../generated/resolvers.ts';
import { editionById, editionInForce } from './editions.ts';
import { ruleOfSomeEdition } from './unknown.ts';

const ruleAt = async (key: RuleChangeRow['before'], { loaders }: ApiContext) => (key === null ? null : loaders.rules.load(key));

export const RuleChange: RuleChangeResolvers = {
  kind: ({ kind }) => enumValue(kind),
  before: ({ before }, _args, context) => ruleAt(before, context),
  after: ({ after }, _args, context) => ruleAt(after, context),
  from: ({ fromEditionId }, _args, context) => editionById(fromEditionId, context),
  to: ({ toEditionId }, _args, context) => editionById(toEditionId, context),
  words: async (change, _args, context) => {
    const [before, after] = await Promise.all([ruleAt(change.before, context), ruleAt(change.after, context)]);
    if (before === null || after === null || before.textHash === after.textHash) return [];
    return changedWords(before, after).map(({ kind, words }) => ({ kind: enumValue(kind), text: words }));
  },
};

/** Whether a change is about a rule or something under it, by the number of either edition. */
const isAbout = ({ before, after }: RuleChangeRow, number: string): boolean =>
  [before, after].some((key) => key !== null && isUnder(key.number, number));

/** Words without what only the eye sees: case, punctuation and spaces. Symbols and signs of numbers stay. */
const bareWords = ({ heading, text, examples }: RuleRow): string =>
  [heading ?? '', text ?? '', ...examples]
    .map((part) =>
      (
        part
          .normalize('NFKC')
          .toLowerCase()
          .match(/[\p{L}\p{N}{}+/*-]+/gu) ?? []
      )
        .map((word) => word.replaceAll(/^[/*-]+$/g, ''))
        .join(' '),
    )
    .map((part) => part.replaceAll(/ +/g, ' ').trim())
    .join('\n');

/** The changes without rules that are edited in nothing but punctuation and spaces. */
async function withOtherWords(changes: readonly RuleChangeRow[], context: ApiContext): Promise<readonly RuleChangeRow[]> {
  const differs = await Promise.all(
    changes.map(async (change) => {
      if (change.kind !== 'edited') return true;
      const [before, after] = await Promise.all([ruleAt(change.before, context), ruleAt(change.after, context)]);
      return before === null || after === null || bareWords(before) !== bareWords(after);
    }),
  );
  return changes.filter((_, at) => differs[at]);
}

export const changeQueries: Pick<QueryResolvers, 'compareEditions'> = {
  compareEditions: async (_root, { from, to, under, kinds, punctuation, first, after }, context) => {
    const [older, newer] = await Promise.all([editionInForce(from, context, 'from'), editionInForce(to, context, 'to')]);
    const outline = [older, newer].find(({ isOutline }) => isOutline);
    if (outline !== undefined && older.id !== newer.id)
      throw badUserInput(
        `The edition of ${outline.effectiveDate} is only an outline, which has no words to compare. Import its official text first.`,
      );
    if (under !== null && under !== undefined) await ruleOfSomeEdition('under', under, [newer, older], context);
    const changes = await context.loaders.comparisons.load({ fromId: older.id, toId: newer.id });
    const asked = changes.filter(
      (change) =>
        (under === null || under === undefined || isAbout(change, under)) &&
        (kinds === null || kinds === undefined || kinds.includes(enumValue(change.kind))),
    );
    const list = listOf('compareEditions', older.id, newer.id, under, kinds, punctuation === false);
    return pageOf(list, punctuation === false ? await withOtherWords(asked, context) : asked, first, after);
  },
};
