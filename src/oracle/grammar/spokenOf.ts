import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase } from '../tree/index.ts';
import { targetQuantity } from './numbers.ts';
import { bareFilter } from './symbols.ts';
import { chosenThings } from './usedToPay.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const one = 'one' as const;
const many = 'many' as const;
const ofManyDone = lexicon('what was done', [['revealed', 'revealed'], ['milled', 'milled']]); // biome-ignore format: one line
const single = lexicon('what was spoken of', [
  ...(['itself', 'he', 'she', 'him', 'her'] as const).map((word) => [word, word] as const),
  ['the spell or the permanent it becomes', 'spellOrPermanent'],
  ['that permanent or card', 'permanentOrCard'],
]);
/** What has been spoken of before: "it", "that creature", "those cards", "one of them". */
export const spokenOf: readonly Phrase<ObjectPhrase>[] = [
  form('that', 'it', {}, { fixed: { many: false }, number: one }),
  form('that', '<$as>', { $as: single }, { fixed: { many: false }, number: one }),
  form('that', 'the copy', {}, { fixed: { many: false }, wording: { as: 'copy' }, number: one }),
  form('that', 'that copy', {}, { fixed: { many: false }, wording: { as: 'copy', det: 'that' }, number: one }),
  form('that', 'the copies', {}, { fixed: { many: true }, wording: { as: 'copy' }, number: many }),
  form(
    'that',
    '<$as>',
    {
      $as: lexicon('what was spoken of', [
        ['them', 'them'],
        ['they', 'they'],
      ]),
    },
    { fixed: { many: true }, number: many },
  ),
  form('that', 'that <filter^one>', { filter: bareFilter }, { fixed: { many: false }, number: one }),
  form('that', 'those <filter^many>', { filter: bareFilter }, { fixed: { many: true }, number: many }),
  form('that', 'the <$done> cards', { $done: ofManyDone }, { fixed: { many: true, filter: { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] } }, number: many }), // biome-ignore format: one line
  form(
    'that',
    'the exiled card used to craft it',
    {},
    {
      fixed: {
        many: false,
        filter: { kind: 'filter', adjectives: [{ kind: 'status', status: 'exiled' }], noun: 'card', modifiers: [] },
      },
      wording: { as: 'crafted' },
      number: one,
    },
  ),
  ...chosenThings,
  form(
    'that',
    'the <filter^many>',
    { filter: bareFilter },
    { fixed: { many: true }, wording: { as: 'the' }, number: many, against: 'a name rather than a noun' },
  ),
  form(
    'that',
    'the <filter^one>',
    { filter: bareFilter },
    { fixed: { many: false }, wording: { as: 'the' }, number: one, against: 'a name rather than a noun' },
  ),
  form(
    'oneOf',
    '<quantity> of <of>',
    {
      quantity: targetQuantity,
      of: oneOf<ObjectPhrase>('things spoken of', [
        form('that', 'them', {}, { fixed: { many: true }, wording: { as: 'them' } }),
        form('that', 'those <filter^many>', { filter: bareFilter }, { fixed: { many: true } }),
      ]),
    },
    { number: { of: 'quantity' } },
  ),
  form('oneOf', 'any number of <of>', { of: form('that', 'them', {}, { fixed: { many: true }, wording: { as: 'them' } }) }, { fixed: { quantity: { kind: 'anyNumber' } }, wording: { as: 'any' }, number: many }), // biome-ignore format: one line
  form(
    'oneOf',
    'one',
    {},
    {
      fixed: { quantity: ONE, of: { kind: 'that', many: true, wording: { as: 'elided' } } },
      wording: { as: 'one' },
      number: one,
    },
  ),
];
