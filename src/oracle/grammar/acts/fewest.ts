import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { always, Chain, listOf } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Clause, ObjectPhrase } from '../../tree/index.ts';
import { bareFilter, filter, subject } from '../symbols.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const oneOfEach = listOf<ObjectPhrase>('what to keep', form('some', 'a <filter^one>', { filter: bareFilter }, { fixed: { quantity: ONE } }), 'and', 2); // biome-ignore format: one line
const REST = 'then sacrifices/sacrifice the rest';
/** All down to as many as the player with the fewest has. */
export const fewestActs: readonly Phrase<Act>[] = [
  form('keepOneOfEach', `chooses/choose from among the <among^many> <each>, ${REST}`, { among: filter, each: oneOfEach }),
  form('keepOneOfEach', `chooses/choose <each> from among the <among^many>, ${REST}`, { among: filter, each: oneOfEach }, { wording: { at: 'last' } }), // biome-ignore format: one line
  form(
    'keepFewest',
    'chooses/choose a number of <filter^many> they control equal to the number of <counted^many> controlled by the player who controls the fewest, then sacrifices/sacrifice the rest',
    { filter: bareFilter, counted: bareFilter },
    { fixed: { verb: 'sacrifice' } },
  ),
];
const sameWay = new Chain<Act>(
  'what is done the same way',
  oneOf<Act>(
    'what is done the same way',
    [
      form('keepFewest', 'sacrifices/sacrifice <filter^many>', { filter: bareFilter }, { fixed: { verb: 'sacrifice' }, wording: { as: 'same' } }),
      form('keepFewest', 'discards/discard <filter^many>', { filter: bareFilter }, { fixed: { verb: 'discard' }, wording: { as: 'same' } }),
    ],
    { agrees: true },
  ),
  [{ name: 'and', words: 'and' }],
  {
    least: 1,
    usual: always('and'),
    shape: () => true,
  },
); // biome-ignore format: a table
/** "Players discard cards and sacrifice creatures the same way." */
export const sameWayClauses: readonly Phrase<Clause>[] = [
  form('clause', '<subject> <acts^subject> the same way', { subject, acts: sameWay }, { wording: { as: 'sameWay' } }),
];

export const doneThisWay: readonly Phrase<ObjectPhrase>[] = [
  form('damagedThisWay', 'a <filter^one> dealt damage this way', { filter: bareFilter }, { number: 'one' }),
  form(
    'damagedThisWay',
    '<filter^many> dealt damage this way',
    { filter: bareFilter },
    { wording: { number: 'many' }, number: 'many' },
  ),
  form(
    'exiledThisWay',
    'all cards they exiled this way',
    {},
    { fixed: { by: { kind: 'thatPlayer', wording: { as: 'they' } } }, number: 'many' },
  ),
];
