import type { RuleRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';

/** The rules with these numbers, without those that the edition doesn't have. */
export async function rulesOf(editionId: number, numbers: readonly string[], { loaders }: ApiContext): Promise<RuleRow[]> {
  const rules = await Promise.all(numbers.map((number) => loaders.rules.load({ editionId, number })));
  return rules.filter((rule) => rule !== null);
}
