import type { CardWords } from '../../scenario/answer.ts';
import type { Day, RuleRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import type { CitationResolvers } from '../generated/resolvers.ts';
import { editionInForce } from '../rules/editions.ts';
import type { CitationModel } from './model.ts';

export const ruleCitations = (numbers: readonly string[], edition: Day): CitationModel[] =>
  numbers.map((number) => ({ kind: 'rule', number, edition }));

/** What something rests on: rules, and the words of a card where there are some. */
export function citations(numbers: readonly string[], words: CardWords | null, edition: Day): CitationModel[] {
  const rules = ruleCitations(numbers, edition);
  return words === null ? rules : [...rules, { kind: 'words', card: words.card, words: words.text, edition }];
}

/** Each once, in the order of use. */
export function distinct(all: readonly CitationModel[]): CitationModel[] {
  const seen = new Map(all.map((one) => [JSON.stringify(one), one]));
  return [...seen.values()];
}

/** The rule with this number in the edition of an answer. */
export async function ruleOfDay(number: string, day: Day, context: ApiContext): Promise<RuleRow | null> {
  const { id } = await editionInForce(day, context);
  return context.loaders.rules.load({ editionId: id, number });
}

export const Citation: CitationResolvers = {
  authority: ({ kind }) => (kind === 'rule' ? 'COMPREHENSIVE_RULES' : 'ORACLE_TEXT'),
  rule: (citation, _args, context) => (citation.kind === 'rule' ? ruleOfDay(citation.number, citation.edition, context) : null),
  card: (citation, _args, { loaders }) => (citation.kind === 'words' ? loaders.cardsByName.load(citation.card) : null),
  words: (citation) => (citation.kind === 'words' ? citation.words : null),
  edition: ({ edition }, _args, context) => editionInForce(edition, context),
};
