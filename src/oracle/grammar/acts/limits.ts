import { readIf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Prohibited } from '../../tree/index.ts';
import { bareCount } from '../numbers.ts';
import { filters, objects } from '../symbols.ts';

/** A kind of spell; of any spell the number alone is said. */
const some = readIf(
  form('each', '<filter>', { filter: filters }, { wording: { by: 'kind' } }),
  ({ filter }) =>
    filter.kind === 'eitherFilter' || filter.adjectives.length + filter.modifiers.length > 0 || filter.types !== undefined,
);
/** When, from where and how often what can't be cast, with what nobody can block, and with what nothing can be paid. */
export const limits: readonly Phrase<Prohibited>[] = [
  form('casting', 'cast more than <amount> <objects^amount> each turn', { amount: bareCount, objects: some }, { fixed: { relation: 'castMoreThan' } }),
  form('deed', 'enter the battlefield', {}, { fixed: { deed: 'enterBattlefield' } }),
  form('payingWith', 'pay life or sacrifice <sacrificing> to cast spells or activate abilities', { sacrificing: objects }, { fixed: { life: true } }),
]; // biome-ignore format: one form a line
