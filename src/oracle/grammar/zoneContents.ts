import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { ObjectPhrase } from '../tree/index.ts';
import { whose } from './modifiers.ts';
import { bareCount, count } from './numbers.ts';
import { amount, filter } from './symbols.ts';

const one = 'one' as const;
const many = 'many' as const;
const EVERYONE = { kind: 'eachPlayer', who: 'player', wording: { by: 'allZones' } } as const;
const end = lexicon<'top' | 'bottom'>('top or bottom', [
  ['top', 'top'],
  ['bottom', 'bottom'],
]);
const aNumberOf = lexicon('how many', [['a number of', 'a number of']]);
/** Cards of a library and all that a zone holds: "the top two cards of your library", "their hand". */
export const zoneContents: readonly Phrase<ObjectPhrase>[] = [
  form(
    'libraryCards',
    'the <end> card of <whose> library',
    {
      end,
      whose,
    },
    { fixed: { amount: { kind: 'number', value: 1 } }, number: one },
  ),
  form(
    'libraryCards',
    'the top card',
    {},
    {
      fixed: { end: 'top', amount: { kind: 'number', value: 1 }, whose: { kind: 'you' } },
      wording: { of: 'elided' },
      number: one,
    },
  ),
  form(
    'libraryCards',
    'the <end> <amount> cards of <whose> library',
    {
      end,
      amount: bareCount,
      whose,
    },
    { number: many },
  ),
  form('libraryCards', '<amount> card/cards^amount from the <end> of <whose> library', { amount: count, end, whose }, { wording: { as: 'from' }, number: { of: 'amount' } }), // biome-ignore format: one line
  form(
    'libraryCards',
    '[<$number> ]cards from the <end> of <whose> library equal to <amount>',
    { $number: aNumberOf, end, whose, amount },
    { wording: { as: 'equal' }, number: many },
  ),
  form(
    'libraryCards',
    'cards equal to <amount> from the <end> of <whose> library',
    { amount, end, whose },
    { wording: { as: 'equalFirst' }, number: many },
  ),
  form('some', 'a number of <filter^many> equal to <quantity>', { filter, quantity: form('exactly', '<amount>', { amount }) }, { wording: { as: 'equal' }, number: many }), // biome-ignore format: one line
  form(
    'zoneContents',
    '<whose> <zone>',
    {
      whose,
      zone: lexicon('a zone', [
        ['hand', 'hand'],
        ['graveyard', 'graveyard'],
        ['library', 'library'],
      ]),
    },
    { number: one },
  ),
  form('zoneContents', 'the cards in <whose> <zone>', { whose, zone: lexicon('a zone', [['hand', 'hand'], ['graveyard', 'graveyard']]) }, { wording: { as: 'cards' }, number: many }), // biome-ignore format: one line
  form(
    'zoneContents',
    'all cards from all hands and graveyards',
    {},
    { fixed: { zone: 'hand', also: 'graveyard', whose: EVERYONE }, number: many },
  ),
  form(
    'zoneContents',
    "all opponents' graveyards",
    {},
    { fixed: { zone: 'graveyard', whose: { kind: 'eachPlayer', who: 'opponent' } }, wording: { as: 'opponents' }, number: many },
  ),
  form('zoneContents', 'all graveyards', {}, { fixed: { zone: 'graveyard', whose: EVERYONE }, number: many }),
  form('zoneContents', '<whose> hand and graveyard', { whose }, { fixed: { zone: 'hand', also: 'graveyard' }, number: one }),
];
