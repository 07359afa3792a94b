import { KEYWORD_ABILITIES } from '../../../rules/vocabulary/keywords.ts';
import type { Zone } from '../../../rules/vocabulary/zones.ts';
import { oneOf } from '../../kit/choice.ts';
import { form } from '../../kit/form.ts';
import { flag, lexicon } from '../../kit/leaves.ts';
import { Chain, listOf, single } from '../../kit/list.ts';
import type { Phrase } from '../../kit/phrase.ts';
import type { Act, Amount, KeywordActionOn, ObjectPhrase } from '../../tree/index.ts';
import { costs } from '../costs.ts';
import { materials } from '../materials.ts';
import { whose } from '../modifiers.ts';
import { quantity } from '../numbers.ts';
import { amount, bareFilter, namedPlayer, objectPhrase, objects } from '../symbols.ts';
import { self } from '../thisObject.ts';
import { counterName } from '../words.ts';
import { counters, countersEqual, put, returned } from './destinations.ts';
import { putCountersActs } from './putCounters.ts';

const keywordName = lexicon<string>('a keyword', KEYWORD_ABILITIES.map(({ name }) => [name.toLowerCase(), name.toLowerCase()] as const)); // biome-ignore format: one line
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
/** "turn it face up", "remove it from combat": what is done stands on both sides of the object. */
const around = (verb: string, rest: readonly (readonly [string, KeywordActionOn['action']])[]): Phrase<Act> =>
  form('keywordActionOn', '<$verb> <objects> <action>', { $verb: lexicon(verb, [[verb, verb]]), objects, action: lexicon('what is done', rest) }); // biome-ignore format: one line
/** Acts by which objects change zones, or come to be looked at. */
const times = (words: string, value: number): Phrase<Amount> => form('number', words, {}, { fixed: { value }, wording: { times: words } }); // biome-ignore format: one line
/** How often a spell is copied. */
const copyTimes: Phrase<Amount> = oneOf<Amount>('how often', [times('twice', 2), times('three times', 3)]); // biome-ignore format: one line
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
    'move',
    'puts/put this card onto the battlefield from the command zone tapped and attacking',
    {},
    {
      fixed: {
        objects: { kind: 'this', wording: { noun: 'card' } },
        from: { kind: 'inZone', zone: 'command' },
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
  form('haunt', 'exiles/exile <objects> haunting <on>', { objects, on: objects }),
  form('encode', 'exiles/exile this spell card encoded on <on>', { on: objects }),
  form('attach', 'attaches/attach <objects> to <to>', { objects, to: objects }),
  form(
    'attach',
    'attaches/attach <objects> to <to> as though that planeswalker were a creature',
    { objects, to: objects },
    { fixed: { asThough: 'creature' } },
  ),
  form('castOrPlay', '<how> <objects>[ <transformed>][ <withoutPaying>][ <resulting>][ <ifAble>]', {
    how: lexicon('cast or play', [
      ['casts/cast', 'cast'],
      ['plays/play', 'play'],
      ['look at and cast', 'cast'],
      ['look at and play', 'play'],
    ]),
    objects,
    transformed: flag('transformed'),
    withoutPaying: oneOf('without paying', [flag('without paying its mana cost')]),
    resulting: lexicon('what the spell would be', [
      ["if the resulting spell's mana value is less than this spell's mana value", 'lesserManaValue'],
    ]),
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
  form('copySpell', 'copies/copy <objects> in exile', { objects }, { fixed: { in: 'exile' } }),
  form('copySpell', 'copies/copy <objects> <times>', { objects, times: copyTimes }),
  form('copySpell', 'copies/copy <objects> except for its <without> ability', { objects, without: keywordName }),
  form('chooseNewTargets', 'chooses/choose new targets for <for>', { for: objects }),
  form('chooseNewTargets', 'chooses/choose a new target for <for>', { for: objects }, { wording: { number: 'one' } }),
  form('keywordActionOn', '<action> <objects>', {
    action: lexicon('a keyword action', [
      ['regenerates/regenerate', 'regenerate'],
      ['goads/goad', 'goad'],
      ['flips/flip', 'flip'],
      ['detains/detain', 'detain'],
      ['transforms/transform', 'transform'],
      ['exerts/exert', 'exert'],
      ['suspects/suspect', 'suspect'],
      ['converts/convert', 'convert'],
      ['unattaches/unattach', 'unattach'],
      ['harnesses/harness', 'harness'],
      ['manifests/manifest', 'manifest'],
      ['cloaks/cloak', 'cloak'],
      ['unlocks/unlock a locked door of', 'unlock'],
      ['locks/lock or unlocks/unlock a door of', 'lockOrUnlock'],
    ]),
    objects,
  }),
  around('removes/remove', [['from combat', 'removeFromCombat']]),
  around('phases/phase', [['out', 'phaseOut']]),
  around('turns/turn', [['face up', 'turnFaceUp'], ['face down', 'turnFaceDown']]), // biome-ignore format: one line
  ...putCountersActs,
  form(
    'putCounters',
    'puts/put a number of <counter> counters on <on> equal to <amount>',
    { counter: counterName, on: objectPhrase, amount },
    { wording: { as: 'equal' } },
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
  form(
    'doubleCounters',
    'doubles/double the number of each kind of counter on <on>',
    { on: objects },
    { wording: { as: 'kinds' } },
  ),
  form('chooseObjects', 'chooses/choose <objects>', { objects }),
];
