import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, flag, lexicon } from '../kit/leaves.ts';
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
  WasCast,
  WhoseTurn,
} from '../tree/index.ts';
import { phaseConditions } from './acts/turns.ts';
import { kindsThen } from './asItWas.ts';
import { paidConditions } from './castingFacts.ts';
import { comparisons } from './comparisons.ts';
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
import { number, orMore, quantity } from './numbers.ts';
import { pastConditions, pastEvents } from './pastEvents.ts';
import { dealtDamage, playersDid, playersHave } from './playersHave.ts';
import { ringConditions } from './ring.ts';
import { doorConditions } from './rooms.ts';
import { speedConditions } from './speed.ts';
import { amount, filters, keyword, namedPlayer, objectPhrase, objects, player } from './symbols.ts';
import { thisWayConditions } from './thisWay.ts';
import { voteConditions } from './votes.ts';
import { characteristic, counterName } from './words.ts';

/** What has happened, in the past tense. */
const pastEvent: Phrase<Event> = oneOf<Event>('what happened', [
  dealtDamage(oneOf<ObjectPhrase | PlayerPhrase>('whom', [objects, namedPlayer])),
  ...pastEvents,
  ...playersDid(player),
  form('dies', '<subject> died', { subject: objects }),
  form('dies', '<subject> died under <under> control', { subject: objects, under: whose }),
  form('enters', '<subject> entered the battlefield under <under> control', { subject: objects, under: whose }),
  ...hadHappen,
  form('enters', '<subject> entered', { subject: objects }),
  ...descended,
  form('leavesTheBattlefield', '<subject> left the battlefield under <under> control', { subject: objects, under: whose }),
  form('playerAttacks', '<player> attacked with <with>', { player, with: objects }),
  form('attacks', '<subject> attacked', { subject: objectPhrase }, { against: 'a player who attacked' }),
  form('castsSpell', "you've cast <spell>", { spell: objects }, { fixed: { player: { kind: 'you' } } }),
  form(
    'castsSpell',
    '<spell> was warped',
    { spell: objects },
    { fixed: { player: { kind: 'somePlayer', who: 'player' }, using: 'warp' }, wording: { tense: 'past' } },
  ),
  form('leavesTheBattlefield', '<subject> left the battlefield', { subject: objects }),
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
const where = facts<Pick<IsInZone, 'zone' | 'or'>>('where it is', [
  ['on the battlefield', { zone: 'battlefield' }],
  ['in the command zone', { zone: 'command' }],
  ['in the command zone or on the battlefield', { zone: 'command', or: 'battlefield' }],
  ['in exile', { zone: 'exile' }],
]);
const isOrEntersAs = lexicon('what it is', [
  ['is/are', 'is'],
  ['enters/enter as', 'entersAs'],
  ['enters/enter the battlefield as', 'entersAs', { variant: '“enters the battlefield” for “enters”' }],
]);
const its = facts<Pick<WhoseTurn, 'not'>>('whose turn it is', [
  ["it's", {}],
  ["it's not", { not: true }],
  ["it isn't", { not: true }],
]);
/** From where something was cast: by whom one speaks of, and by anyone. */
const castFrom = facts<Pick<WasCast, 'from' | 'notFrom'>>('from where', [
  ['from your hand', { from: 'hand' }],
  ['from your graveyard', { from: 'graveyard' }],
  ['from anywhere other than your hand', { notFrom: 'hand' }],
]);
const castFromAny = facts<Pick<WasCast, 'from' | 'notFrom' | 'ofYours'>>('from where', [
  ['from your hand', { from: 'hand' }],
  ['from a graveyard', { from: 'graveyard' }],
  ['from your graveyard', { from: 'graveyard', ofYours: true }],
  ['from anywhere other than your hand', { notFrom: 'hand' }],
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
  form('withoutCounters', 'no[ <counter>] counters on it', { counter: counterName }),
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
  ...paidConditions,
  ...designations,
  ...dayNightConditions,
  ...speedConditions,
  ...ringConditions,
  ...dungeonConditions,
  ...doorConditions,
  form('compare', 'you attacked with creatures with <left> <right> or greater this combat', { left: form('combatCount', 'total power', {}, { fixed: { what: 'powerAttackedWith' } }), right: number }, { fixed: { comparison: 'orGreater' }, wording: { as: 'attackedWith' } }), // biome-ignore format: one line
  ...phaseConditions,
  ...playersHave(player),
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
  form('isKind', '<object> <$verb^object> a <filter^one>', { object: objects, $verb: isOrEntersAs, filter: filters }),
  form('isKind', '<object> are <filter^many>', { object: objects, filter: filters }, { wording: { number: 'many' } }),
  form(
    'isKind',
    "<object>'s a <filter^one>",
    { object: form('that', 'it', {}, { fixed: { many: false } }), filter: filters },
    { wording: { verb: 's' } },
  ),
  ...kindsThen,
  ...momentConditions,
  form('isInZone', '<object> is/are^object <*where>', { object: objects, '*where': where }),
  form(
    'isInZone',
    "<object>'s on the battlefield",
    { object: form('that', 'it', {}, { fixed: { many: false } }) },
    { fixed: { zone: 'battlefield' }, wording: { verb: 's' } },
  ),
  form('isInZone', '<object> is/are^object in <whose> <zone>', { object: objects, whose, zone }),
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
  form('whoseTurn', '<*its> <player> turn', { '*its': its, player: whose }),
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
  form('wasCast', 'you cast <object>[ <*from>]', { object: objects, '*from': castFrom }, { fixed: { by: { kind: 'you' } } }),
  form(
    'wasCast',
    "you didn't cast <object> <*from>",
    { object: objects, '*from': castFrom },
    { fixed: { by: { kind: 'you' }, not: true } },
  ),
  form('wasCast', '<object> was/were^object cast <*from>', { object: objects, '*from': castFromAny }),
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
      quality: form('thatTargets', '[<only> ]<target>', {
        only: flag('only'),
        target: oneOf<ObjectPhrase | PlayerPhrase>('a target', [objects, namedPlayer]),
      }),
    },
    { wording: { verb: 'targets' } },
  ),
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
