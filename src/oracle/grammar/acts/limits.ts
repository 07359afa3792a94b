import { readIf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Prohibited } from '../../tree/index.ts';
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
  form('casting', 'cast spells from anywhere other than their hands', {}, { fixed: { relation: 'castFromElsewhere' } }),
  form('casting', 'cast spells during combat', {}, { fixed: { relation: 'castDuringCombat' } }),
  form('casting', 'cast more than <amount> <objects^amount> each turn', { amount: bareCount, objects: some }, { fixed: { relation: 'castMoreThan' } }),
  form('blocking', 'block with <objects>', { objects }, { fixed: { relation: 'blockWith' } }),
  form('deed', 'enter the battlefield', {}, { fixed: { deed: 'enterBattlefield' } }),
  form('payingWith', 'pay life or sacrifice <sacrificing> to cast spells or activate abilities', { sacrificing: objects }, { fixed: { life: true } }),
]; // biome-ignore format: one form a line
/** "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells." */
export const castAfter: Phrase<Act> = form('cant', "who has/have cast <what>", {
  what: single<Prohibited>(form('casting', "<after> this turn can't cast additional <objects>", { after: objects, objects }, { fixed: { relation: 'castAfter' } })),
}, { wording: { as: 'after' } }); // biome-ignore format: one sentence
