import { invariant } from '../../rules/assert.ts';
import type { EditionRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';

/** The edition in force on a day; the newest without one. Before the first edition the error says what there is. */
export async function editionInForce(
  day: string | null | undefined,
  { loaders }: ApiContext,
  argument = 'edition',
): Promise<EditionRow> {
  const editions = await loaders.editions();
  const inForce = editions.find(({ effectiveDate }) => day === null || day === undefined || effectiveDate <= day);
  if (inForce !== undefined) return inForce;
  const first = editions.at(-1);
  invariant(first !== undefined, 'the store holds an edition');
  const there =
    editions.length === 1
      ? `Only the edition of ${first.effectiveDate} is here`
      : `The first edition here is that of ${first.effectiveDate}`;
  throw badUserInput(`${argument}: on ${day} no edition that is here was in force. ${there}; editions lists them all.`);
}

/** The edition with exactly this date; null where there is none. */
export async function editionOfDay(day: string, { loaders }: ApiContext): Promise<EditionRow | null> {
  return (await loaders.editions()).find(({ effectiveDate }) => effectiveDate === day) ?? null;
}

export async function editionById(id: number, { loaders }: ApiContext): Promise<EditionRow> {
  const edition = (await loaders.editions()).find((one) => one.id === id);
  invariant(edition !== undefined, `edition ${id} of a rule is in the store`);
  return edition;
}
