import { citedRules } from '../../rules/text/index.ts';
import type { RuleRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';

/** The numbers that a text refers to, each once, in order. */
export const numbersIn = (text: string | null): readonly string[] => [
  ...new Set(citedRules(text ?? '').flatMap(({ numbers }) => numbers)),
];

/** The rules with these numbers, without those that the edition doesn't have. */
export async function rulesOf(editionId: number, numbers: readonly string[], { loaders }: ApiContext): Promise<RuleRow[]> {
  const rules = await Promise.all(numbers.map((number) => loaders.rules.load({ editionId, number })));
  return rules.filter((rule) => rule !== null);
}
