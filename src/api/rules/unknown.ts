import { ancestorNumbers } from '../../rules/numbers.ts';
import type { EditionRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import { didYouMean } from '../unknown.ts';

/** Refuses a number that no rule of these editions has; what stands above it is suggested, as far as the newest of them has that. */
export async function ruleOfSomeEdition(
  argument: string,
  number: string,
  editions: readonly EditionRow[],
  { loaders }: ApiContext,
): Promise<void> {
  const of = (wanted: string, among: readonly EditionRow[]) =>
    Promise.all(among.map(({ id }) => loaders.rules.load({ editionId: id, number: wanted })));
  const [first, ...others] = editions;
  if (first === undefined || (await of(number, [first]))[0]) return;
  if ((await of(number, others)).some((rule) => rule !== null)) return;
  const above = await Promise.all(ancestorNumbers(number).map(async (one) => ((await of(one, [first]))[0] ? [one] : [])));
  const where = editions.length === 1 ? 'the edition that is here' : 'any of these editions';
  throw badUserInput(`${argument}: there is no rule “${number}” in ${where}.${didYouMean(above.flat().slice(-1))}`);
}
