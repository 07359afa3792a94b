import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase } from '../tree/index.ts';
import { bareFilter } from './symbols.ts';

/** "the sacrificed creature": what was used to pay. */
export const usedToPay: readonly Phrase<ObjectPhrase>[] = [
  form(
    'that',
    'the chosen <filter^one> or card',
    { filter: bareFilter },
    {
      fixed: { many: false, referent: { kind: 'paidReferent', verb: 'choose' } },
      wording: { paid: 'chosenOrCard' },
      number: 'one',
    },
  ),
  ...([['you exiled', 'exile', 'youExiled'], ['you amassed', 'amass', 'youAmassed']] as const).map(([words, verb, paid]) =>
    form('that', 'the <filter^one> <$paid>', { filter: bareFilter, $paid: lexicon(words, [[words, paid]]) }, { fixed: { many: false, referent: { kind: 'paidReferent', verb } }, number: 'one' }),
  ), // biome-ignore format: one form
  ...(
    [
      ['amassed', 'amass'],
      ['sacrificed', 'sacrifice'],
      ['tapped', 'tap'],
      ['discarded', 'discard'],
      ['returned', 'return'],
      ['revealed', 'reveal'],
    ] as const
  ).map(([participle, verb]) =>
    form(
      'that',
      'the <$paid> <filter^one>',
      { $paid: lexicon(participle, [[participle, verb]]), filter: bareFilter },
      { fixed: { many: false, referent: { kind: 'paidReferent', verb } }, number: 'one' },
    ),
  ),
];

/** "the chosen cards": what an instruction before had someone choose (CR 608.2c). */
export const chosenThings: readonly Phrase<ObjectPhrase>[] = [
  form(
    'that',
    'the chosen <filter^many>',
    { filter: bareFilter },
    { fixed: { many: true }, wording: { as: 'chosen' }, number: 'many' },
  ),
  form(
    'that',
    'the chosen <filter^one>',
    { filter: bareFilter },
    { fixed: { many: false }, wording: { as: 'chosen' }, number: 'one' },
  ),
];
