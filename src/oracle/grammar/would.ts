import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, flag, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { CreatesToken, Event } from '../tree/index.ts';
import { combat, damaged } from './acts/damageRules.ts';
import { whose } from './modifiers.ts';
import { quantity } from './numbers.ts';
import { objects, player } from './symbols.ts';
import { counterName } from './words.ts';

const TOKENS = {
  kind: 'some',
  quantity: { kind: 'orMore', amount: { kind: 'number', value: 1 } },
  filter: { kind: 'filter', adjectives: [], noun: 'token', modifiers: [] },
} as const;
const YOU = { kind: 'you' } as const;
/** "a permanent or player". */
const ANYONE = {
  kind: 'recipients',
  all: [
    { kind: 'some', quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } }, filter: { kind: 'filter', adjectives: [], noun: 'permanent', modifiers: [] } },
    { kind: 'somePlayer', who: 'player' },
  ],
} as const; // biome-ignore format: a table

const YOURS = { player: YOU, token: TOKENS } as const;
const tokens = facts<Pick<CreatesToken, 'player' | 'token'>>('tokens that would be created', [
  ['you would create one or more tokens', YOURS],
  ['an effect would create one or more tokens under your control', YOURS],
  ['one or more tokens would be created under your control', YOURS],
  ['one or more tokens would be created', { player: { kind: 'eachPlayer', who: 'player' }, token: TOKENS }],
]);
/** Damage, counters, tokens and life: what can be more or less instead. */
const amounts: readonly Phrase<Event>[] = [
  form('dealsDamage', '<subject> would deal[ <combat>] damage to <to>', { subject: objects, combat, to: damaged }),
  form(
    'dealsDamage',
    '<subject> would deal[ <combat>] damage to <$whom>',
    {
      subject: objects,
      combat,
      $whom: lexicon('anyone', [
        ['a permanent or player', 'permanentOrPlayer'],
        ['a player or permanent', 'playerOrPermanent'],
      ]),
    },
    {},
  ),
  form('isDealtDamage', '[<combat> ]damage would be dealt to <subject>', { subject: damaged, combat }),
  form('lifeChanges', '<player> would <direction> life', {
    player,
    direction: lexicon('how it changes', [
      ['gain', 'gain'],
      ['lose', 'lose'],
    ]),
  }),
  form('createsToken', '<*tokens>', { '*tokens': tokens }),
  form(
    'countersPut',
    'an effect would put <quantity> counters on <on>',
    { quantity, on: objects },
    { fixed: { byEffect: true } },
  ),
  form('countersPut', '<on> would get <quantity>[ <counter>] counters', { on: player, quantity, counter: counterName }, { wording: { verb: 'get' } }), // biome-ignore format: one line
  form('countersPut', '<on> would get <quantity> {E}', { on: player, quantity }, { fixed: { counter: 'energy' }, wording: { verb: 'get', as: 'symbol' } }), // biome-ignore format: one line
  form('countersPut', '<by> would put <quantity>[ <counter>] counters on a permanent or player', { by: player, quantity, counter: counterName }, { fixed: { on: ANYONE } }), // biome-ignore format: one line
  form('countersPut', '<by> would put <quantity>[ <counter>] counters on <on>', {
    by: player,
    quantity,
    counter: counterName,
    on: objects,
  }),
  form('countersPut', '<quantity>[ <counter>] counters would be put on <on>', { quantity, counter: counterName, on: objects }),
];

const notCast = flag("and it wasn't cast");
/** Events as they are spoken of after "would". */
export const would: Phrase<Event> = oneOf<Event>('what would happen', [
  form('dies', '<subject> would die', { subject: objects }),
  form('enters', '<subject> would enter[ <notCast>]', { subject: objects, notCast }),
  form('enters', '<subject> would enter the battlefield[ <notCast>]', { subject: objects, notCast }, { variant: '“enters the battlefield” for “enters”' }), // biome-ignore format: one line
  form(
    'isPutInto',
    '<subject> would be put into a graveyard from anywhere',
    { subject: objects },
    { fixed: { zone: 'graveyard', from: 'anywhere' } },
  ),
  form(
    'isPutInto',
    '<subject> would be put into <whose> graveyard from anywhere',
    { subject: objects, whose },
    { fixed: { zone: 'graveyard', from: 'anywhere' } },
  ),
  form(
    'isPutInto',
    '<subject> would be put into <whose> graveyard',
    { subject: objects, whose },
    { fixed: { zone: 'graveyard' } },
  ),
  form('isPutInto', '<subject> would be put into a graveyard', { subject: objects }, { fixed: { zone: 'graveyard' } }),
  form('leavesTheBattlefield', '<subject> would leave the battlefield', { subject: objects }),
  form('tappedForMana', '<by> taps/tap^by <object> for mana', { by: player, object: objects }),
  form('tappedForMana', '<object> is/are^object tapped for mana', { object: objects }),
  form('draws', '<player> would draw a card', { player }),
  form(
    'draws',
    '<player> would draw a card except the first one <$they> in each of <$whose> draw steps',
    {
      player,
      $they: lexicon('who draws it', [
        ['they draw', 'they'],
        ['you draw', 'you'],
      ]),
      $whose: lexicon('whose', [
        ['their', 'their'],
        ['your', 'your'],
      ]),
    },
    { fixed: { exceptFirst: true } },
  ),
  form(
    'draws',
    '<player> would draw a card while <$whose> library has no cards in it',
    {
      player,
      $whose: lexicon('whose', [
        ['your', 'your'],
        ['their', 'their'],
      ]),
    },
    { fixed: { fromEmptyLibrary: true } },
  ),
  ...amounts,
]);
