import { foundApart } from '../bind/foundIn.ts';
import { oneOf, printedAs, readIf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { facts, flag, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { EitherFilter, Filter, InZone, ObjectPhrase, PermanentWord, Quantity, Some, TypeWord } from '../tree/index.ts';
import { doneThisWay } from './acts/fewest.ts';
import { yourCommander } from './commanders.ts';
import { andOrFilter } from './filters.ts';
import { hauntedBy } from './haunted.ts';
import { whose } from './modifiers.ts';
import { nthSpell } from './nthSpells.ts';
import { anyNumber, nth, number, orMore, quantity, targetQuantity } from './numbers.ts';
import { piles } from './piles.ts';
import { pronouns } from './players.ts';
import { ringBearers } from './ring.ts';
import { spokenOf } from './spokenOf.ts';
import { filter, filters, objects } from './symbols.ts';
import { self } from './thisObject.ts';
import { usedToPay } from './usedToPay.ts';
import { typeWord } from './words.ts';
import { zoneContents } from './zoneContents.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
/** "creature", "permanent", "Plains": the noun after "enchanted" and "equipped". */
const attachedNoun = oneOf<TypeWord | PermanentWord>('a noun', [typeWord, form('permanentWord', 'permanent', {})]);

const one = 'one' as const;
const many = 'many' as const;

const described = (noun: 'card' | 'spell' | 'permanent', modifiers: Filter['modifiers']): Filter => ({
  kind: 'filter',
  adjectives: [],
  noun,
  modifiers,
});
/** Every object there is. */
const EVERYTHING: EitherFilter = {
  kind: 'eitherFilter',
  filters: [described('card', [{ kind: 'offBattlefield' }]), described('spell', []), described('permanent', [])],
};
/** "an instant or sorcery card at random from your graveyard". */
const randomFrom: Phrase<ObjectPhrase> = printedAs<ObjectPhrase>(
  form(
    'some',
    '<quantity> <filter^quantity> at random <from>',
    {
      quantity,
      filter,
      from: oneOf<InZone>('from where', [
        form('inZone', 'from <whose> graveyard', { whose }, { fixed: { zone: 'graveyard' }, wording: { in: 'from' } }),
        form('inZone', 'from <whose> hand', { whose }, { fixed: { zone: 'hand' }, wording: { in: 'from' } }),
      ]),
    },
    { fixed: { atRandom: true }, wording: { random: 'first' }, number: { of: 'quantity' } },
  ),
  foundApart,
);
const restOf = lexicon('of what', [
  ['cards', 'cards'],
  ['revealed cards', 'revealed'],
  ['exiled cards', 'exiled'],
]);
/** "half the creatures they control", "a third of the lands they control", rounded as is said behind them all. */
const part = facts<Pick<Some, 'half' | 'parts'>>('which part', [
  ['half', { half: 'eachTime' }],
  ['a third of', { half: 'eachTime', parts: 3 }],
]);
/** A type of someone's choice is chosen as an instruction is followed: no target could be described by it. */
const known = readIf<Filter | EitherFilter>(filters, (said) => !JSON.stringify(said).includes('creatureTypeNow'));
/** Phrases that name one or more objects, without lists. */
export const objectForms: readonly Phrase<ObjectPhrase>[] = [
  ...usedToPay,
  ...self,
  form('target', 'target <filter^one>', { filter: filters }, { fixed: { quantity: ONE }, number: one }),
  form(
    'target',
    'target <filter^one> of <chosenBy> choice',
    { filter: filters, chosenBy: whose },
    { fixed: { quantity: ONE }, number: one },
  ),
  form(
    'target',
    'a <$nth> target <filter^one>',
    { $nth: nth, filter: filters },
    { fixed: { quantity: ONE, other: true }, number: one },
  ),
  form(
    'target',
    '<quantity> target <filter^quantity>',
    { quantity: targetQuantity, filter: known },
    { number: { of: 'quantity' } },
  ),
  form(
    'target',
    '<quantity> other target <filter^quantity>',
    { quantity: targetQuantity, filter: filters },
    { fixed: { other: true }, number: { of: 'quantity' } },
  ),
  form('target', '<quantity> target <filter^quantity> <differ>', { quantity: targetQuantity, filter: filters, differ: lexicon('how they differ', [['with different controllers', 'controllers'], ['controlled by different players', 'controllers']]) }, { number: { of: 'quantity' } }), // biome-ignore format: one line
  form('anyTarget', 'any target', {}, { fixed: { quantity: ONE }, number: one }),
  form('anyTarget', 'any other target', {}, { fixed: { quantity: ONE, other: true }, number: one }),
  form('anyTarget', '<quantity> target/targets^quantity', { quantity: targetQuantity }, { number: { of: 'quantity' } }),
  form(
    'targetPlayerOr',
    'target <who> or <filter^one>',
    {
      who: lexicon('player', [
        ['player', 'player'],
        ['opponent', 'opponent'],
      ]),
      filter,
    },
    { fixed: { quantity: ONE }, number: one },
  ),
  form(
    'targetPlayerOr',
    'target <filter^one> or <who>',
    {
      filter,
      who: lexicon('player', [
        ['player', 'player'],
        ['opponent', 'opponent'],
      ]),
    },
    { fixed: { quantity: ONE }, wording: { last: 'player' }, number: one },
  ),
  form('each', 'each <filter^one>', { filter: filters }, { wording: { by: 'each' }, number: one }),
  form('each', 'all <filter^many>', { filter: filters }, { wording: { by: 'all' }, number: many }),
  form(
    'each',
    "all cards that aren't on the battlefield, spells, and permanents",
    {},
    { fixed: { filter: EVERYTHING }, wording: { by: 'everything' }, number: many },
  ),
  form('each', 'all the <filter^many>', { filter: filters }, { wording: { by: 'allThe' }, number: many }),
  form('each', '<filter^many>', { filter }, { number: many, against: 'one object rather than all of a kind' }),
  form('each', '<filter^many>', { filter: andOrFilter }, { wording: { join: 'andOr' }, number: many }),
  form(
    'some',
    '<quantity> <filter^quantity>[ of <$choice>][ <atRandom>]',
    {
      quantity,
      filter: filters,
      $choice: lexicon('whose choice', [
        ['their choice', 'their'],
        ['your choice', 'your'],
      ]),
      atRandom: flag('at random'),
    },
    { number: { of: 'quantity' } },
  ),
  randomFrom,
  form('some', '<*part> the <filter^many>[ of <$choice>]', { '*part': part, filter: filters, $choice: lexicon('whose choice', [['their choice', 'their']]) }, { fixed: { quantity: { kind: 'anyNumber' } }, number: many }), // biome-ignore format: one line
  form('some', 'half the <filter^many>[ of <$choice>], rounded <half>', { filter: filters, $choice: lexicon('whose choice', [['their choice', 'their']]), half: lexicon('up or down', [['up', 'up'], ['down', 'down']]) }, { fixed: { quantity: { kind: 'anyNumber' } }, number: many }), // biome-ignore format: one line
  form('some', '<quantity> <filter^quantity> with different names', { quantity, filter: filters }, { fixed: { differentNames: true }, number: { of: 'quantity' } }), // biome-ignore format: one line
  form(
    'some',
    '<quantity> <filter^quantity> with <total>',
    {
      quantity: oneOf<Quantity>('how many', [anyNumber, orMore]),
      filter: filters,
      total: form('total', 'total <characteristic> <amount> <comparison>', {
        characteristic: lexicon('a characteristic', [
          ['power', 'power'],
          ['toughness', 'toughness'],
          ['mana value', 'manaValue'],
        ]),
        amount: number,
        comparison: lexicon('a comparison', [
          ['or greater', 'orGreater'],
          ['or less', 'orLess'],
        ]),
      }),
    },
    { number: many },
  ),
  form('attached', 'enchanted <noun^one> card', { noun: typeWord }, { fixed: { by: 'enchanted', card: true }, number: one }),
  form(
    'attached',
    '<by> <noun^one>',
    {
      by: lexicon('enchanted, equipped or fortified', [
        ['enchanted', 'enchanted'],
        ['equipped', 'equipped'],
        ['fortified', 'fortified'],
      ]),
      noun: attachedNoun,
    },
    { number: one },
  ),
  yourCommander,
  ...hauntedBy(oneOf<ObjectPhrase>('this', self)),
  nthSpell,
  form('encoded', 'the encoded card', {}, { fixed: { what: 'card' }, number: one }),
  ...spokenOf,
  ...doneThisWay,
  ...ringBearers,
  ...piles,
  form('theRest', 'the rest', {}, { number: many }),
  form('theRest', 'the rest of the <$what>', { $what: restOf }, { number: many }),
  form('theRest', 'the other', {}, { wording: { as: 'other' }, number: one }),
  ...zoneContents,
];

/** "It's" is short for "it is" and says whose something is on no card. */
const isPronoun = (object: ObjectPhrase): boolean => object.kind === 'that' && object.filter === undefined;
/** Whose: "its", "their", "this creature's". */
export const possessors: readonly Phrase<ObjectPhrase>[] = [
  ...pronouns,
  readIf(framed('', objects, "'s"), (object) => !isPronoun(object)),
];
