import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
import { always, Chain, listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type {
  Adjective,
  Condition,
  Cost,
  Event,
  HasQuality,
  IsInZone,
  Modifier,
  ObjectPhrase,
  PlayerPhrase,
} from '../tree/index.ts';
import { phaseConditions } from './acts/turns.ts';
import { kindsThen } from './asItWas.ts';
import { paidConditions } from './castingFacts.ts';
import { comparisons, hasCast, pastDamage } from './comparisons.ts';
import { manaCost } from './costs.ts';
import { dayNightConditions } from './dayNight.ts';
import { dealtBySuch } from './dealers.ts';
import { designations } from './designations.ts';
import { dungeonConditions } from './dungeons.ts';
import { colorAdjective, colorCount, non, statusAdjective, supertypeAdjective } from './filters.ts';
import { descended, hadHappen } from './hadHappen.ts';
import { having } from './having.ts';
import { whose } from './modifiers.ts';
import { momentConditions } from './momentConditions.ts';
import { bareCount, number, orMore, quantity } from './numbers.ts';
import { pastConditions, pastEvents } from './pastEvents.ts';
import { ringConditions } from './ring.ts';
import { doorConditions } from './rooms.ts';
import { speedConditions } from './speed.ts';
import { amount, filters, keyword, namedPlayer, objectPhrase, objects, player } from './symbols.ts';
import { thisWayConditions } from './thisWay.ts';
import { voteConditions } from './votes.ts';
import { characteristic, counterName } from './words.ts';

/** What has happened, in the past tense. */
const pastEvent: Phrase<Event> = oneOf<Event>('what happened', [
  ...pastDamage,
  ...pastEvents,
  hasCast,
  form('dies', '<subject> died', { subject: objects }),
  form('dies', '<subject> died under <under> control', { subject: objects, under: whose }),
  form('enters', '<subject> entered the battlefield under <under> control', { subject: objects, under: whose }),
  ...hadHappen,
  form('enters', '<subject> entered', { subject: objects }),
  ...descended,
  form('leavesTheBattlefield', '<subject> left the battlefield under <under> control', { subject: objects, under: whose }),
  form('playerAttacks', '<player> attacked', { player }),
  form('playerAttacks', '<player> attacked with <with>', { player, with: objects }),
  form('attacks', '<subject> attacked', { subject: objectPhrase }, { against: 'a player who attacked' }),
  form('lifeChanges', '<player> gained life', { player }, { fixed: { direction: 'gain' } }),
  form('lifeChanges', '<player> lost life', { player }, { fixed: { direction: 'lose' } }),
  form('lifeChangedBy', '<player> gained <amount> or more life', { player, amount: number }, { fixed: { direction: 'gain' } }),
  form('lifeChangedBy', '<player> lost <amount> or more life', { player, amount: number }, { fixed: { direction: 'lose' } }),
  form('castsSpell', "you've cast <spell>", { spell: objects }, { fixed: { player: { kind: 'you' } } }),
  form('castsSpell', '<player> cast <spell>', { player, spell: objects }, { wording: { tense: 'past' } }),
  form(
    'castsSpell',
    '<spell> was warped',
    { spell: objects },
    { fixed: { player: { kind: 'somePlayer', who: 'player' }, using: 'warp' }, wording: { tense: 'past' } },
  ),
  form('leavesTheBattlefield', '<subject> left the battlefield', { subject: objects }),
  form('discards', '<player> discarded <card>', { player, card: objects }),
  form('sacrifices', '<player> sacrificed <object>', { player, object: objects }),
  form('dealsDamage', '<subject> dealt damage to <to>', {
    subject: objects,
    to: oneOf<ObjectPhrase | PlayerPhrase>('whom', [objects, namedPlayer]),
  }),
]);
/** "You haven't cast a spell from your hand this turn": what hasn't happened. */
const notDone: Phrase<Event> = form('castsSpell', "you haven't cast <spell>", { spell: objects }, { fixed: { player: { kind: 'you' } }, wording: { tense: 'perfect' } }); // biome-ignore format: one line
/** "Whenever you waterbend, earthbend, firebend, or airbend, … if you've done all four this turn". */
const ALL_FOUR: readonly Condition[] = (['waterbend', 'earthbend', 'firebend', 'airbend'] as const).map((way) => ({
  kind: 'happened',
  event: { kind: 'bends', player: { kind: 'you' }, ways: [way] },
  since: 'thisTurn',
}));
const is: Phrase<Adjective> = oneOf<Adjective>('a quality', [
  colorAdjective,
  colorCount,
  statusAdjective,
  supertypeAdjective,
  non,
]);
const zone = lexicon<IsInZone['zone']>('a zone', [
  ['graveyard', 'graveyard'],
  ['hand', 'hand'],
]);
const comparison = lexicon('a comparison', [
  ['or less', 'orLess'],
  ['or greater', 'orGreater'],
  ['or more', 'orGreater'],
]);
const SOME = { kind: 'orMore', amount: { kind: 'number', value: 1 } } as const;
const has: Phrase<Modifier> = oneOf<Modifier>('what it has', [
  form('withCounters', '<amount> <counter> counter/counters^amount on it', { amount: quantity, counter: counterName }),
  form(
    'withCounters',
    'a counter on it',
    {},
    { fixed: { amount: { kind: 'orMore', amount: { kind: 'number', value: 1 } } }, wording: { as: 'a' } },
  ),
  form('withCounters', '<amount> counters on it', { amount: orMore }),
  form('withCounters', 'counters on it', {}, { fixed: { amount: SOME }, wording: { as: 'some' } }),
  form('withoutCounters', 'no <counter> counters on it', { counter: counterName }),
  form('withoutCounters', 'no counters on it', {}),
  form('withKeyword', '<keywords>', { keywords: listOf('keywords', keyword, 'or') }),
  form(
    'withCharacteristic',
    '<characteristic> <amount> or greater',
    { characteristic, amount: number },
    { fixed: { comparison: 'orGreater' } },
  ),
  form(
    'withCharacteristic',
    '<characteristic> <amount> or less',
    { characteristic, amount: number },
    { fixed: { comparison: 'orLess' } },
  ),
]);
export const hasQuality: Phrase<HasQuality> = form('hasQuality', '<object> has/have^object <quality>', {
  object: objects,
  quality: has,
});

/** "it entered from your graveyard". */
const entered: readonly Phrase<Condition>[] = [
  form('enteredFrom', '<object> entered from <whose> <zone>', { object: objects, whose, zone }),
  form('enteredFrom', '<object> entered from exile', { object: objects }, { fixed: { zone: 'exile' } }),
];
/** What can be asked after "if", "as long as", "only if". */
export const simpleConditions: readonly Phrase<Condition>[] = [
  ...comparisons(is),
  ...having,
  ...thisWayConditions,
  ...voteConditions,
  form('won', 'you win the flip', {}, { fixed: { what: 'flip' } }),
  form('won', 'you lose the flip', {}, { fixed: { what: 'flip', not: true } }),
  form('won', 'you win', {}, { fixed: { what: 'clash' } }),
  form('won', "you don't win", {}, { fixed: { what: 'clash', not: true } }),
  ...paidConditions,
  ...designations,
  ...dayNightConditions,
  ...speedConditions,
  ...ringConditions,
  ...dungeonConditions,
  ...doorConditions,
  form('compare', 'you attacked with creatures with <left> <right> or greater this combat', { left: form('combatCount', 'total power', {}, { fixed: { what: 'powerAttackedWith' } }), right: number }, { fixed: { comparison: 'orGreater' }, wording: { as: 'attackedWith' } }), // biome-ignore format: one line
  ...phaseConditions,
  form('controls', '<player> controls/control^player <objects>', { player, objects }),
  form('controlsNo', '<player> controls/control^player no <filter^many>', { player, filter: filters }),
  form(
    'controlsNo',
    "<player> doesn't/don't^player control a <filter^one>",
    { player, filter: filters },
    { wording: { as: 'dont' } },
  ),
  form('exists', 'there is <objects>', { objects }, { wording: { number: 'is' } }),
  form('exists', "there's <objects>", { objects }, { wording: { number: 's' } }),
  form('exists', 'there are <objects>', { objects }),
  form('isAdjective', '<object> is/are^object <is>', { object: objects, is }),
  form(
    'isAdjective',
    "<object>'s <is>",
    { object: form('that', 'it', {}, { fixed: { many: false } }), is },
    { wording: { verb: 's' } },
  ),
  form('isKind', '<object> is/are^object a <filter^one>', { object: objects, filter: filters }),
  form('isKind', '<object> are <filter^many>', { object: objects, filter: filters }, { wording: { number: 'many' } }),
  form(
    'isKind',
    "<object>'s a <filter^one>",
    { object: form('that', 'it', {}, { fixed: { many: false } }), filter: filters },
    { wording: { verb: 's' } },
  ),
  form(
    'isKind',
    '<object> enters/enter^object as a <filter^one>',
    { object: objects, filter: filters },
    { wording: { verb: 'entersAs' } },
  ),
  form(
    'isKind',
    '<object> enters/enter^object the battlefield as a <filter^one>',
    { object: objects, filter: filters },
    { wording: { verb: 'entersAs' }, variant: '“enters the battlefield” for “enters”' },
  ),
  ...kindsThen,
  ...momentConditions,
  form('isInZone', '<object> is/are^object on the battlefield', { object: objects }, { fixed: { zone: 'battlefield' } }),
  form(
    'isInZone',
    "<object>'s on the battlefield",
    { object: form('that', 'it', {}, { fixed: { many: false } }) },
    { fixed: { zone: 'battlefield' }, wording: { verb: 's' } },
  ),
  form('isInZone', '<object> is/are^object in <whose> <zone>', { object: objects, whose, zone }),
  form('isInZone', '<object> is/are^object in the command zone', { object: objects }, { fixed: { zone: 'command' } }),
  form(
    'isInZone',
    '<object> is/are^object in the command zone or on the battlefield',
    { object: objects },
    { fixed: { zone: 'command', or: 'battlefield' } },
  ),
  form('isInZone', '<object> is/are^object in exile', { object: objects }, { fixed: { zone: 'exile' } }),
  hasQuality,
  form('hasQuality', '<object> had <quality>', { object: objects, quality: has }, { wording: { tense: 'past' } }),
  form('compare', '<left> is/are <right> <comparison>', { left: amount, right: number, comparison }),
  form('compare', '<left> is/are <right>', { left: amount, right: number }, { fixed: { comparison: 'equal' } }),
  form(
    'compare',
    'you have <right> <comparison> life',
    { right: number, comparison },
    { fixed: { left: { kind: 'lifeTotalOf', player: { kind: 'you' } } }, wording: { as: 'have' } },
  ),
  form('handSize', '<player> has/have^player <quantity> cards in hand', { player, quantity: orMore }),
  form('handSize', '<player> has/have^player <quantity> card/cards^quantity in hand', {
    player,
    quantity: form('exactly', 'exactly <amount>', { amount: bareCount }, { number: { of: 'amount' } }),
  }),
  form('handSize', '<player> has/have^player no cards in hand', { player }, { fixed: { quantity: { kind: 'noneAtAll' } } }),
  form('whoseTurn', "it's your turn", {}, { fixed: { player: { kind: 'you' } } }),
  form('whoseTurn', "it's not your turn", {}, { fixed: { player: { kind: 'you' }, not: true } }),
  form('whoseTurn', "it's not <player>'s turn", { player: namedPlayer }, { fixed: { not: true }, wording: { whose: 'named' } }),
  form('whoseTurn', "it isn't your turn", {}, { fixed: { player: { kind: 'you' }, not: true }, wording: { verb: 'isnt' } }),
  form('costWasPaid', '<object> was <keyword>', {
    object: objects,
    keyword: lexicon('how it was paid', [
      ['kicked', 'kicker'],
      ['bargained', 'bargain'],
      ['foretold', 'foretell'],
    ]),
  }),
  form(
    'costWasPaid',
    '<object> was kicked with its <withCost> kicker',
    { object: objects, withCost: manaCost as Phrase<Cost> },
    { fixed: { keyword: 'kicker' } },
  ),
  form('cameSinceUpkeep', '<object> came under your control since the beginning of your last upkeep', { object: objects }),
  form('wasCast', 'you cast <object>', { object: objects }, { fixed: { by: { kind: 'you' } } }),
  ...entered,
  form(
    'isInZone',
    'no <object> are on the battlefield',
    { object: form('some', '<filter^many>', { filter: filters }, { fixed: { quantity: SOME } }) },
    { fixed: { zone: 'battlefield', not: true } },
  ),
  form('nthCast', "<object>'s the <ordinal> <spell> you cast this turn", {
    object: form('that', 'it', {}, { fixed: { many: false } }),
    ordinal: lexicon('which', [
      ['first', 1],
      ['second', 2],
      ['third', 3],
      ['fourth', 4],
    ]),
    spell: filters,
  }),
  form(
    'wasCast',
    'you cast <object> from your graveyard',
    { object: objects },
    { fixed: { by: { kind: 'you' }, from: 'graveyard' } },
  ),
  form(
    'wasCast',
    '<object> was/were^object cast from your graveyard',
    { object: objects },
    { fixed: { from: 'graveyard', ofYours: true } },
  ),
  form(
    'wasCast',
    'you cast <object> from anywhere other than your hand',
    { object: objects },
    { fixed: { by: { kind: 'you' }, notFrom: 'hand' } },
  ),
  form('wasCast', 'you cast <object> from your hand', { object: objects }, { fixed: { by: { kind: 'you' }, from: 'hand' } }),
  form(
    'wasCast',
    "you didn't cast <object> from your hand",
    { object: objects },
    { fixed: { by: { kind: 'you' }, from: 'hand', not: true } },
  ),
  form('happened', '<event>', { event: oneOf<Event>('what happened', dealtBySuch) }, { fixed: { since: 'thisTurn' } }),
  form('happened', '<event> this turn', { event: pastEvent }, { fixed: { since: 'thisTurn' } }),
  ...pastConditions,
  form('happened', '<event> this turn', { event: notDone }, { fixed: { since: 'thisTurn', not: true } }),
  form('allOf', "you've done all four this turn", {}, { fixed: { conditions: ALL_FOUR }, wording: { as: 'bending' } }),
  form(
    'hasQuality',
    '<object> targets <quality>',
    {
      object: objects,
      quality: form('thatTargets', '<target>', {
        target: oneOf<ObjectPhrase | PlayerPhrase>('a target', [objects, namedPlayer]),
      }),
    },
    { wording: { verb: 'targets' } },
  ),
  form('hasQuality', '<object> targets only <quality>', { object: objects, quality: form('thatTargets', '<target>', { target: objects }, { fixed: { only: true } }) }, { wording: { verb: 'targetsOnly' } }), // biome-ignore format: one line
];
/** "this land entered this turn or if you control a basic land". */
const orIf = new Chain<Condition>(
  'conditions',
  oneOf<Condition>('a condition', simpleConditions),
  [{ name: 'orIf', words: 'or if' }],
  {
    least: 2,
    usual: always('orIf'),
    shape: () => true,
  },
);
export const severalConditions: readonly Phrase<Condition>[] = [
  form(
    'allOf',
    '<conditions>',
    { conditions: listOf('conditions', oneOf<Condition>('a condition', simpleConditions), 'and', 2) },
    { against: 'one description rather than several' },
  ),
  form(
    'anyOf',
    '<conditions>',
    { conditions: listOf('conditions', oneOf<Condition>('a condition', simpleConditions), 'or', 2) },
    { wording: { join: 'or' }, against: 'one description rather than several' },
  ),
  form('anyOf', '<conditions>', { conditions: orIf }, { wording: { join: 'orIf' } }),
];
