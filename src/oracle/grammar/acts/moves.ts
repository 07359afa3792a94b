import { KEYWORD_ABILITIES } from '../../../rules/vocabulary/keywords.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, lexicon } from '../../kit/leaves.ts';
import { Chain, listOf, single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, CounterSpec, Destination, ObjectPhrase, PlayerPhrase } from '../../tree/index.ts';
import { costs } from '../costs.ts';
import { materials } from '../materials.ts';
import { whose } from '../modifiers.ts';
import { count, quantity } from '../numbers.ts';
import { self } from '../objects.ts';
import { amount, bareFilter, namedPlayer, objectPhrase, objects } from '../symbols.ts';
import { counterName } from '../words.ts';

const counters = listOf<CounterSpec>(
  'counters',
  oneOf<CounterSpec>('counters', [
    form('counterSpec', '<amount> <counter> counter/counters^amount', { amount: count, counter: counterName }),
    form('counterSpec', '<amount> additional <counter> counter/counters^amount', { amount: count, counter: counterName }, { wording: { additional: 'yes' } }),
  ]), // biome-ignore format: one form a line
  'and',
);
/** "a number of time counters on it equal to its mana value". */
const countersEqual: Phrase<CounterSpec> = form('counterSpec', 'a number of <counter> counters on it equal to <amount>', { counter: counterName, amount }, { wording: { as: 'equal' } }); // biome-ignore format: one line
const keywordName = lexicon<string>('a keyword', KEYWORD_ABILITIES.map(({ name }) => [name.toLowerCase(), name.toLowerCase()] as const)); // biome-ignore format: one line
const tapped = flag('tapped');
const position = lexicon('a place in the library', [
  ['top', 'top'],
  ['bottom', 'bottom'],
]);
const order = lexicon('an order', [
  ['in any order', 'any'],
  ['in a random order', 'random'],
]);
const under: Phrase<PlayerPhrase> = whose;
const any = { attacking: flag('and attacking'), transformed: flag('transformed') };

/** After "return": to a hand, to the battlefield, to the top of a library. */
const returned: Phrase<Destination> = oneOf<Destination>('where it goes', [
  form('destination', 'to <whose> hand', { whose }, { fixed: { zone: 'hand' } }),
  form('destination', 'to <whose> hands', { whose }, { fixed: { zone: 'hand' }, wording: { number: 'many' } }),
  form(
    'destination',
    'to the battlefield[ <transformed>][ <tapped>[ <attacking>]][ under <under> control][ attached to <attachedTo>][ with <with> on it/them]',
    { ...any, tapped, under, attachedTo: objects, with: counters },
    { fixed: { zone: 'battlefield' } },
  ),
  form('destination', 'to <whose> graveyard', { whose }, { fixed: { zone: 'graveyard' } }),
]);
/** After "put": into, onto, on top of. */
const put: Phrase<Destination> = oneOf<Destination>('where it goes', [
  form('destination', 'into <whose> <zone>', {
    whose,
    zone: lexicon('a zone', [
      ['hand', 'hand'],
      ['graveyard', 'graveyard'],
    ]),
  }),
  form(
    'destination',
    'into <whose> library <position> from the top',
    {
      whose,
      position: lexicon('a place', [
        ['second', 'secondFromTop'],
        ['third', 'thirdFromTop'],
      ]),
    },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'onto the battlefield[ <tapped>[ <attacking>]][ under <under> control][ attached to <attachedTo>][ with <with> on it/them]',
    { ...{ attacking: any.attacking }, tapped, under, attachedTo: objects, with: counters },
    { fixed: { zone: 'battlefield' } },
  ),
  form(
    'destination',
    'onto the battlefield tapped and attacking <attackingWhom>',
    { attackingWhom: namedPlayer },
    { fixed: { zone: 'battlefield', tapped: true, attacking: true } },
  ),
  form(
    'destination',
    'on <position> of <whose> library[ <order>]',
    { position: lexicon('a place in the library', [['top', 'top']]), whose, order },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'on the <position> of <whose> library[ <order>]',
    { position, whose, order },
    { fixed: { zone: 'library' } },
  ),
  form(
    'destination',
    'on their choice of the top or bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' }, wording: { choice: 'their' } },
  ),
  form(
    'destination',
    'on your choice of the top or bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' }, wording: { choice: 'your' } },
  ),
  form(
    'destination',
    'on the top or bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' } },
  ),
  form(
    'destination',
    'on top or on the bottom of <whose> library',
    { whose },
    { fixed: { zone: 'library', position: 'topOrBottom' }, wording: { on: 'two' } },
  ),
  form(
    'destination',
    'on <position> of <whose> libraries[ <order>]',
    { position: lexicon('a place in the library', [['top', 'top']]), whose, order },
    { fixed: { zone: 'library' }, wording: { number: 'many' } },
  ),
  form(
    'destination',
    'on the <position> of <whose> libraries[ <order>]',
    { position, whose, order },
    { fixed: { zone: 'library' }, wording: { number: 'many' } },
  ),
  form(
    'destination',
    'on <$chooser> choice of the top or bottom of <whose> library',
    { $chooser: lexicon('whose choice', [['their', 'their'], ['your', 'your']]), whose },
    { fixed: { zone: 'library', position: 'topOrBottom' } },
  ), // biome-ignore format: one form
  form(
    'destination',
    'on top',
    {},
    { fixed: { zone: 'library', position: 'top', whose: { kind: 'you' } }, wording: { as: 'onTop' } },
  ),
  form(
    'destination',
    'back <order>',
    { order: lexicon('an order', [['in any order', 'any']]) },
    { fixed: { zone: 'library', position: 'top', whose: { kind: 'you' } }, wording: { as: 'back' } },
  ),
]);

/** What is known already: "this card", "it". Where it lies is said of the move and doesn't describe it. */
const known = oneOf<ObjectPhrase>('this card', [
  ...self,
  form('that', 'it', {}, { fixed: { many: false }, number: 'one' }),
  form('that', 'that <filter^one>', { filter: bareFilter }, { fixed: { many: false }, number: 'one' }),
]);
const from = form('inZone', 'from <whose> <zone>', {
  whose,
  zone: lexicon<Zone>('a zone', [
    ['graveyard', 'graveyard'],
    ['hand', 'hand'],
  ]),
});
const fromFirst = form(
  'inZone',
  'from <whose> graveyard',
  { whose },
  { fixed: { zone: 'graveyard' }, wording: { first: 'from' } },
);
/** "put one into your hand and the other on the bottom": the second verb is left out. */
export const elidedMove: Phrase<Act> = form('move', '<objects> <to>', { objects, to: put }, { wording: { verb: 'none' } });

const zoneName = lexicon<Zone>('a zone', [
  ['graveyard', 'graveyard'],
  ['hand', 'hand'],
  ['library', 'library'],
]);
/** "library and/or graveyard". */
const either = new Chain<Zone>('zones', zoneName, [{ name: 'andOr', words: 'and/or' }], {
  least: 2,
  usual: () => 'andOr',
  shape: (links) => links.length === 1,
});
/** Acts by which objects change zones, or come to be looked at. */
export const moves: readonly Phrase<Act>[] = [
  form('discard', 'discards/discard <cards>', { cards: objects }),
  form('sacrifice', 'sacrifices/sacrifice <objects>', { objects }),
  form('destroy', 'destroys/destroy <objects>', { objects }),
  form('exile', 'exiles/exile <objects>[ <faceDown>]', { objects, faceDown: flag('face down') }),
  form(
    'exile',
    'exiles/exile <objects> with <with> on it/them^objects',
    { objects, with: counters },
    { against: 'counters that describe rather than counters put' },
  ),
  form('exile', 'exiles/exile <objects> with <with>', { objects, with: single(countersEqual) }),
  form('move', 'returns/return <objects> <to>', { objects, to: returned }, { wording: { verb: 'return' } }),
  form('move', 'puts/put <objects> <to>', { objects, to: put }),
  form('move', 'returns/return <to> <objects>', { to: returned, objects }, { wording: { verb: 'return', order: 'toFirst' } }),
  form('move', 'puts/put <to> <objects>', { to: put, objects }, { wording: { order: 'toFirst' } }),
  form(
    'move',
    'returns/return <from> <to> <objects>',
    { from: fromFirst, to: returned, objects },
    { wording: { verb: 'return', order: 'fromFirst' } },
  ),
  form('move', 'returns/return <objects> <from> <to>', { objects: known, from, to: returned }, { wording: { verb: 'return' } }),
  form('move', 'puts/put <objects> <from> <to>', { objects: known, from, to: put }),
  form(
    'move',
    'puts/put this card onto the battlefield from your hand tapped and attacking',
    {},
    {
      fixed: {
        objects: { kind: 'this', wording: { noun: 'card' } },
        from: { kind: 'inZone', zone: 'hand', whose: { kind: 'you' } },
        to: { kind: 'destination', zone: 'battlefield', tapped: true, attacking: true, attackingAsReturned: true },
      },
    },
  ),
  form(
    'reveal',
    'reveals/reveal this card from your hand',
    {},
    { fixed: { objects: { kind: 'this', wording: { noun: 'card' } } }, wording: { from: 'hand' } },
  ),
  form(
    'putCounters',
    'puts/put a number of <counter> counters equal to <amount> on <on>',
    { counter: counterName, amount, on: objects },
    { wording: { as: 'equalFirst' } },
  ),
  form(
    'exile',
    'exiles/exile <objects> from among permanents you control and/or cards in your graveyard',
    { objects: materials },
    { fixed: { amongYours: true } },
  ),
  form('exile', 'exiles/exile <objects> <from>[ <faceDown>]', { objects: known, from, faceDown: flag('face down') }),
  form('counter', 'counters/counter <objects>', { objects }),
  form('tap', 'taps/tap <objects>', { objects }),
  form('untap', 'untaps/untap <objects>', { objects }),
  form('tapOrUntap', 'taps/tap or untaps/untap <objects>', { objects }),
  form('search', 'searches/search <whose> library for <for>', { whose, for: objects }),
  form(
    'search',
    'searches/search <whose> <zones> for <for>',
    { whose, zones: listOf<Zone>('zones', zoneName, 'and', 2), for: objects },
    {},
  ),
  form(
    'search',
    'searches/search <whose> <zones> for <for>',
    { whose, zones: either, for: objects },
    { wording: { join: 'andOr' } },
  ),
  form('reveal', 'reveals/reveal <objects>', { objects }),
  form(
    'reveal',
    'reveals/reveal cards from the top of <$whose> library until you reveal <until>',
    { $whose: lexicon('your', [['your', 'your']]), until: objects },
    { fixed: { objects: { kind: 'zoneContents', zone: 'library', whose: { kind: 'you' } } } },
  ),
  form(
    'reveal',
    'reveals/reveal cards from the top of their library until they reveal <until>',
    { until: objects },
    { fixed: { objects: { kind: 'zoneContents', zone: 'library', whose: { kind: 'thatPlayer' } } } },
  ),
  form('lookAt', 'looks/look at <objects>', { objects }),
  form('gainControl', 'gains/gain control of <objects>', { objects }),
  form('exchangeControl', 'exchanges/exchange control of <objects>', { objects }),
  form('exchangeLife', 'exchanges/exchange life totals[ with <with>]', { with: namedPlayer }),
  form('exchangeCards', 'exchanges/exchange <object> with <with>', { object: objects, with: objects }),
  form('pair', 'pairs/pair <object> with <with> for as long as both remain creatures on the battlefield under your control', {
    object: objects,
    with: objects,
  }),
  form('encode', 'exiles/exile this spell card encoded on <on>', { on: objects }),
  form('attach', 'attaches/attach <objects> to <to>', { objects, to: objects }),
  form(
    'attach',
    'attaches/attach <objects> to <to> as though that planeswalker were a creature',
    { objects, to: objects },
    { fixed: { asThough: 'creature' } },
  ),
  form('castOrPlay', '<how> <objects>[ <transformed>][ <withoutPaying>][ <ifAble>]', {
    how: lexicon('cast or play', [
      ['casts/cast', 'cast'],
      ['plays/play', 'play'],
      ['look at and cast', 'cast'],
      ['look at and play', 'play'],
    ]),
    objects,
    transformed: flag('transformed'),
    withoutPaying: oneOf('without paying', [flag('without paying its mana cost')]),
    ifAble: flag('if able'),
  }),
  form(
    'castOrPlay',
    'casts/cast <objects> by paying <costs> rather than paying its mana cost',
    { objects, costs },
    { fixed: { how: 'cast' } },
  ),
  form(
    'castOrPlay',
    'casts/cast <objects> by paying <costs> rather than its mana cost',
    { objects, costs },
    { fixed: { how: 'cast' }, wording: { rather: 'its' } },
  ),
  form('castOrPlay', 'casts/cast <objects>. If you do, pay its <paying> cost rather than its mana cost', { objects, paying: keywordName }, { fixed: { how: 'cast' } }), // biome-ignore format: one line
  form('copySpell', 'copies/copy <objects>', { objects }),
  form('chooseNewTargets', 'chooses/choose new targets for <for>', { for: objects }),
  form('chooseNewTargets', 'chooses/choose a new target for <for>', { for: objects }, { wording: { number: 'one' } }),
  form('keywordActionOn', '<action> <objects>', {
    action: lexicon('a keyword action', [
      ['regenerates/regenerate', 'regenerate'],
      ['goads/goad', 'goad'],
      ['detains/detain', 'detain'],
      ['transforms/transform', 'transform'],
      ['exerts/exert', 'exert'],
      ['suspects/suspect', 'suspect'],
      ['converts/convert', 'convert'],
      ['unattaches/unattach', 'unattach'],
      ['harnesses/harness', 'harness'],
      ['manifests/manifest', 'manifest'],
      ['cloaks/cloak', 'cloak'],
    ]),
    objects,
  }),
  form('keywordActionOn', 'removes/remove <objects> from combat', { objects }, { fixed: { action: 'removeFromCombat' } }),
  form('keywordActionOn', 'phases/phase <objects> out', { objects }, { fixed: { action: 'phaseOut' } }),
  form('keywordActionOn', 'turns/turn <objects> face up', { objects }, { fixed: { action: 'turnFaceUp' } }),
  form('keywordActionOn', 'turns/turn <objects> face down', { objects }, { fixed: { action: 'turnFaceDown' } }),
  form(
    'putCounters',
    'puts/put <amount> <counter> counter/counters^amount on each of <on>',
    { amount: count, counter: counterName, on: objects },
    { wording: { as: 'eachOf' } },
  ),
  form(
    'putCounters',
    'puts/put a number of <counter> counters on <on> equal to <amount>',
    { counter: counterName, on: objectPhrase, amount },
    { wording: { as: 'equal' } },
  ),
  form('putCounters', 'puts/put <amount> <counter> counter/counters^amount on <on>', {
    amount: count,
    counter: counterName,
    on: objects,
  }),
  form(
    'putCounters',
    'distributes/distribute <amount> <counter> counters among <on>',
    { amount: count, counter: counterName, on: objects },
    { fixed: { distributed: true } },
  ),
  form('removeCounters', 'removes/remove <quantity> <counter> counter/counters^quantity from <from>', {
    quantity,
    counter: counterName,
    from: objects,
  }),
  form(
    'removeCounters',
    'removes/remove all <counter> counters from <from>',
    { counter: counterName, from: objects },
    { fixed: { quantity: { kind: 'allOfThem' } } },
  ),
  form(
    'removeCounters',
    'removes/remove all counters from <from>',
    { from: objects },
    { fixed: { quantity: { kind: 'allOfThem' } } },
  ),
  form('removeCounters', 'removes/remove <quantity> counter/counters^quantity from <from>', { quantity, from: objects }),
  form(
    'doubleCounters',
    'doubles/double the number of <counter> counters on each of <on>',
    { counter: counterName, on: objects },
    { wording: { as: 'eachOf' } },
  ),
  form('doubleCounters', 'doubles/double the number of each kind of counter on <on>', { on: objects }),
  form('doubleCounters', 'doubles/double the number of counters on <on>', { on: objects }, { wording: { as: 'all' } }),
  form('chooseObjects', 'chooses/choose <objects>', { objects }),
];
