import { foundApart } from '../bind/foundIn.ts';
import { oneOf, printedAs, readIf } from '../kit/choice.ts';
import { framed } from '../kit/extend.ts';
import { form } from '../kit/form.ts';
import { flag, Leaf, lexicon, piece, plain } from '../kit/leaves.ts';
import type { Names, Phrase } from '../kit/phrase.ts';
import { NOTHING } from '../kit/phrase.ts';
import type { EitherFilter, Filter, InZone, ObjectPhrase, PermanentWord, Quantity, This, TypeWord } from '../tree/index.ts';
import { doneThisWay } from './acts/fewest.ts';
import { yourCommander } from './commanders.ts';
import { andOrFilter } from './filters.ts';
import { hauntedBy } from './haunted.ts';
import { whose } from './modifiers.ts';
import { nthSpell } from './nthSpells.ts';
import { anyNumber, bareCount, count, number, orMore, quantity, targetQuantity } from './numbers.ts';
import { piles } from './piles.ts';
import { pronouns } from './players.ts';
import { ringBearers } from './ring.ts';
import { bareFilter, filter, filters, objects } from './symbols.ts';
import { usedToPay } from './usedToPay.ts';
import { typeWord } from './words.ts';

const ONE = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const SELF_NOUNS = [
  'creature',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'permanent',
  'spell',
  'card',
  'token',
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Class',
  'Case',
  'Room',
  'Spacecraft',
  'Siege',
  'Fortification',
  'Mount',
  'Curse',
  'Rune',
  'Role',
  'emblem',
  'Planet',
  'object',
];
const selfNoun = lexicon(
  'what this is',
  SELF_NOUNS.map((word) => [word, word] as const),
);

/** The face's own name. For legends, instants and sorceries it is the official wording, for others a variant of "this creature". */
const ownName = new Leaf<This>(
  'its own name',
  (token) => token.ownName > 0 || token.shortName > 0,
  (session, at) => {
    const token = session.tokens[at]!;
    const found = [];
    for (const [as, length] of [
      ['name', token.ownName],
      ['shortName', token.shortName],
    ] as const) {
      if (length === 0 || (as === 'shortName' && length === token.ownName)) continue;
      const spoken = session.names.speaksByName;
      const value: This = { kind: 'this', wording: spoken ? { as } : { noun: session.names.noun } };
      found.push({ ...plain(at + length, value, 'one'), variants: spoken ? NOTHING : ['its own name for “this creature”'] });
    }
    return found;
  },
  (value, _note, names: Names) => {
    if (value.kind !== 'this' || value.wording?.as === undefined) return null;
    return [piece(value.wording.as === 'name' ? names.name : names.shortName)];
  },
  () => 'one',
);
/** "creature", "permanent", "Plains": the noun after "enchanted" and "equipped". */
const attachedNoun = oneOf<TypeWord | PermanentWord>('a noun', [typeWord, form('permanentWord', 'permanent', {})]);

export const self: readonly Phrase<This>[] = [form('this', 'this <$noun>', { $noun: selfNoun }, { number: 'one' }), ownName];
const EVERYONE = { kind: 'eachPlayer', who: 'player', wording: { by: 'allZones' } } as const;
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
/** A type of someone's choice is chosen as an instruction is followed: no target could be described by it. */
const known = readIf<Filter | EitherFilter>(filters, (said) => !JSON.stringify(said).includes('creatureTypeNow'));
const ofManyDone = lexicon('what was done', [['revealed', 'revealed'], ['milled', 'milled']]); // biome-ignore format: one line
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
  form('target', 'a other target <filter^one>', { filter: filters }, { fixed: { quantity: ONE, other: true }, number: one }),
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
  ...[
    ['with different controllers', {}],
    ['controlled by different players', { wording: { as: 'controlled' } }],
  ].map(([words, more]) =>
    form(
      'target',
      `<quantity> target <filter^quantity> ${words}`,
      { quantity: targetQuantity, filter: filters },
      { fixed: { differ: 'controllers' }, number: { of: 'quantity' }, ...(more as object) },
    ),
  ),
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
  form(
    'some',
    'half the <filter^many>[ of <$choice>]',
    { filter: filters, $choice: lexicon('whose choice', [['their choice', 'their']]) },
    { fixed: { quantity: { kind: 'anyNumber' }, half: 'eachTime' }, number: many },
  ),
  form('some', 'a third of the <filter^many>[ of <$choice>]', { filter: filters, $choice: lexicon('whose choice', [['their choice', 'their']]) }, { fixed: { quantity: { kind: 'anyNumber' }, half: 'eachTime', parts: 3 }, number: many }), // biome-ignore format: one line
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
  form('that', 'it', {}, { fixed: { many: false }, number: one }),
  form('that', 'itself', {}, { fixed: { many: false }, wording: { as: 'itself' }, number: one }),
  ...(['he', 'she', 'him', 'her'] as const).map((word) =>
    form('that', word, {}, { fixed: { many: false }, wording: { as: word }, number: one }),
  ),
  form(
    'that',
    'the spell or the permanent it becomes',
    {},
    { fixed: { many: false }, wording: { as: 'spellOrPermanent' }, number: one },
  ),
  form('that', 'that permanent or card', {}, { fixed: { many: false }, wording: { as: 'permanentOrCard' }, number: one }),
  form('that', 'the copy', {}, { fixed: { many: false }, wording: { as: 'copy' }, number: one }),
  form('that', 'that copy', {}, { fixed: { many: false }, wording: { as: 'copy', det: 'that' }, number: one }),
  form('that', 'the copies', {}, { fixed: { many: true }, wording: { as: 'copy' }, number: many }),
  form('that', 'them', {}, { fixed: { many: true }, wording: { as: 'them' }, number: many }),
  form('that', 'they', {}, { fixed: { many: true }, wording: { as: 'they' }, number: many }),
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
  ...doneThisWay,
  ...ringBearers,
  ...piles,
  form('theRest', 'the rest', {}, { number: many }),
  form('theRest', 'the rest of the <$what>', { $what: restOf }, { number: many }),
  form('theRest', 'the other', {}, { wording: { as: 'other' }, number: one }),
  form(
    'libraryCards',
    'the <end> card of <whose> library',
    {
      end: lexicon('top or bottom', [
        ['top', 'top'],
        ['bottom', 'bottom'],
      ]),
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
      end: lexicon('top or bottom', [
        ['top', 'top'],
        ['bottom', 'bottom'],
      ]),
      amount: bareCount,
      whose,
    },
    { number: many },
  ),
  form('libraryCards', '<amount> card/cards^amount from the <end> of <whose> library', { amount: count, end: lexicon('top or bottom', [['top', 'top'], ['bottom', 'bottom']]), whose }, { wording: { as: 'from' }, number: { of: 'amount' } }), // biome-ignore format: one line
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
  ...(['hand', 'graveyard'] as const).map((zone) => form('zoneContents', `the cards in <whose> ${zone}`, { whose }, { fixed: { zone }, wording: { as: 'cards' }, number: many })), // biome-ignore format: one line
  form(
    'zoneContents',
    'all cards from all hands and graveyards',
    {},
    { fixed: { zone: 'hand', also: 'graveyard', whose: EVERYONE }, number: many },
  ),
  form('zoneContents', 'all graveyards', {}, { fixed: { zone: 'graveyard', whose: EVERYONE }, number: many }),
  form('zoneContents', '<whose> hand and graveyard', { whose }, { fixed: { zone: 'hand', also: 'graveyard' }, number: one }),
];

/** Whose: "its", "their", "this creature's". */
export const possessors: readonly Phrase<ObjectPhrase>[] = [...pronouns, framed('', objects, "'s")];
