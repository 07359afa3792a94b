import type { Zone } from '../../rules/vocabulary/zones.ts';
import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { facts, flag, lexicon } from '../kit/leaves.ts';
import { listOf } from '../kit/list.ts';
import type { Phrase } from '../kit/phrase.ts';
import type {
  BecomesState,
  Bending,
  Condition,
  CounterRemoved,
  DoesKeyword,
  Event,
  EventDeed,
  ObjectPhrase,
  PlayerPhrase,
  Recipients,
} from '../tree/index.ts';
import { combat } from './acts/damageRules.ts';
import { hasQuality } from './conditions.ts';
import { dayNightEvents } from './dayNight.ts';
import { dungeonEvents } from './dungeons.ts';
import { exertEvent } from './exerting.ts';
import { furtherEvents, whoOrWalker } from './furtherEvents.ts';
import { cardName, whose } from './modifiers.ts';
import { bareCount, number, quantity } from './numbers.ts';
import { ringEvents } from './ring.ts';
import { speedEvent } from './speed.ts';
import { condition, filter, filters, namedPlayer, objects, player } from './symbols.ts';
import { counterName } from './words.ts';

const bending = lexicon<Bending>('a way of bending', [
  ['waterbend', 'waterbend'],
  ['earthbend', 'earthbend'],
  ['firebend', 'firebend'],
  ['airbend', 'airbend'],
]);

const who = oneOf<ObjectPhrase | PlayerPhrase | Recipients>('objects or a player', [objects, namedPlayer, whoOrWalker]);
/** What permanents become, or what becomes of them. */
const state = lexicon<BecomesState['state']>('a state', [
  ['becomes/become tapped', 'tapped'],
  ['becomes/become untapped', 'untapped'],
  ['becomes/become monstrous', 'monstrous'],
  ['becomes/become renowned', 'renowned'],
  ['becomes/become plotted', 'plotted'],
  ['becomes/become level 2', 'level2'],
  ['becomes/become level 3', 'level3'],
  ['becomes/become solved', 'solved'],
  ['becomes/become attached', 'attached'],
  ['becomes/become unattached', 'unattached'],
  ['is/are turned face up', 'faceUp'],
  ['phases/phase out', 'phasedOut'],
  ['phases/phase in', 'phasedIn'],
]);
/** Keywords by which one object does something to or with another (CR 702). */
const used = lexicon<DoesKeyword['keyword']>('a keyword', [
  ['exploits/exploit', 'exploit'],
  ['enlists/enlist', 'enlist'],
  ['crews/crew', 'crew'],
  ['saddles/saddle', 'saddle'],
]);
const which = facts<Pick<CounterRemoved, 'last'>>('which counter', [
  ['a', {}],
  ['the last', { last: true }],
]);
const ordinal = lexicon('which', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
]);

/** "your first noncreature spell each turn". */
const nthSpell: Phrase<ObjectPhrase> = form(
  'some',
  '<filter^one>',
  { filter: filters },
  { fixed: { quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } } } },
);
/** "your next instant or sorcery spell". */
const nextSpell: Phrase<ObjectPhrase> = form(
  'some',
  '<filter^one>',
  { filter: filters },
  { fixed: { quantity: { kind: 'exactly', amount: { kind: 'number', value: 1 } } }, wording: { as: 'next' } },
);
/** What can follow "when" and "whenever". */
const lifeIs = lexicon<'orLess' | 'orGreater'>('a comparison', [
  ['or less', 'orLess'],
  ['or more', 'orGreater'],
]);
/** States by which abilities trigger (CR 603.8). */
const standing: Phrase<Condition> = oneOf<Condition>('a state', [
  hasQuality,
  form(
    'compare',
    'you have <right> <comparison> life',
    { right: number, comparison: lifeIs },
    { fixed: { left: { kind: 'lifeTotalOf', player: { kind: 'you' } } }, wording: { as: 'have' } },
  ),
  form(
    'compare',
    'there are <right> or more <left>',
    { right: bareCount, left: form('countersOn', '<counter> counters on <on>', { counter: counterName, on: objects }) },
    { fixed: { comparison: 'orGreater' }, wording: { as: 'counters' } },
  ),
]);
export const eventForms: readonly Phrase<Event>[] = [
  ...furtherEvents,
  form('enters', '<subject> enters/enter^subject', { subject: objects }),
  form(
    'enters',
    '<subject> enters/enter^subject the battlefield',
    { subject: objects },
    { variant: '“enters the battlefield” for “enters”' },
  ),
  form('enters', '<subject> enters/enter^subject from <from>', { subject: objects, from: lexicon<Zone>('from where', [['a graveyard', 'graveyard'], ['exile', 'exile']]) }), // biome-ignore format: one line
  form('enters', '<subject> enters/enter^subject the battlefield from <whose> graveyard', { subject: objects, whose }, { fixed: { from: 'graveyard' }, variant: '“enters the battlefield” for “enters”' }), // biome-ignore format: one line
  form(
    'enters',
    '<subject> enters/enter^subject from <whose> graveyard',
    { subject: objects, whose },
    { fixed: { from: 'graveyard' } },
  ),
  form('enters', '<subject> enters/enter^subject under <under> control', { subject: objects, under: whose }),
  form(
    'enters',
    '<subject> enters/enter^subject the battlefield under <under> control',
    { subject: objects, under: whose },
    { variant: '“enters the battlefield” for “enters”' },
  ),
  form(
    'enters',
    '<subject> enters/enter^subject tapped and under <under> control',
    { subject: objects, under: whose },
    { fixed: { tapped: true } },
  ),
  form(
    'enters',
    '<subject> enters/enter^subject the battlefield tapped and under <under> control',
    { subject: objects, under: whose },
    { fixed: { tapped: true }, variant: '“enters the battlefield” for “enters”' },
  ),
  form('dies', '<subject> dies/die^subject', { subject: objects }),
  form('leavesTheBattlefield', '<subject> leaves/leave^subject the battlefield', { subject: objects }),
  form(
    'isPutInto',
    '<subject> is/are^subject put into a graveyard from the battlefield',
    { subject: objects },
    { fixed: { zone: 'graveyard', from: 'battlefield' } },
  ),
  form(
    'isPutInto',
    '<subject> is/are^subject put into <whose> graveyard from the battlefield',
    { subject: objects, whose },
    { fixed: { zone: 'graveyard', from: 'battlefield' } },
  ),
  form(
    'isPutInto',
    '<subject> is/are^subject put into <whose> graveyard from <$library> library',
    {
      subject: objects,
      whose,
      $library: lexicon('whose', [
        ['your', 'your'],
        ['their', 'their'],
      ]),
    },
    { fixed: { zone: 'graveyard', from: 'library' } },
  ),
  form(
    'isPutInto',
    '<subject> is/are^subject put into a graveyard from anywhere',
    { subject: objects },
    { fixed: { zone: 'graveyard', from: 'anywhere' } },
  ),
  form(
    'isPutInto',
    '<subject> is/are^subject put into <whose> graveyard from anywhere',
    { subject: objects, whose },
    { fixed: { zone: 'graveyard', from: 'anywhere' } },
  ),
  form(
    'isPutInto',
    '<subject> is/are^subject put into a graveyard during its resolution',
    { subject: objects },
    { fixed: { zone: 'graveyard', from: 'stack', resolving: true } },
  ),
  form(
    'isPutInto',
    '<subject> is/are^subject exiled this way',
    { subject: objects },
    { fixed: { zone: 'exile', thisWay: true } },
  ),
  form('attacks', '<subject> attacks/attack^subject[ <alone>]', { subject: objects, alone: flag('alone') }),
  form('attacks', '<subject> attacks/attack^subject while <while>', { subject: objects, while: condition }),
  form('attacks', '<subject> attacks/attack^subject while saddled', { subject: objects }, { fixed: { saddled: true } }),
  form(
    'attacks',
    '<subject> attacks/attack^subject the player with the most life or tied for most life',
    { subject: objects },
    { fixed: { mostLife: true } },
  ),
  form('attacks', '<subject> attacks/attack^subject <whom>', { subject: objects, whom: player }),
  form('attacks', '<subject> and at least one other <beside^one> attack', { subject: objects, beside: filter }, {}),
  form('attacks', '<subject> and at least <besideAtLeast> other <beside^many> attack', { subject: objects, besideAtLeast: bareCount, beside: filter }, {}), // biome-ignore format: one line
  form('doesKeyword', '<subject> <keyword^subject> <object>', { subject: objects, keyword: used, object: objects }),
  form('attacksUnblocked', "<subject> attacks/attack^subject and isn't/aren't^subject blocked", { subject: objects }),
  form('attacksUnblocked', "<subject> attacks/attack^subject <whom> and isn't/aren't^subject blocked", {
    subject: objects,
    whom: player,
  }),
  form('playerAttacks', '<player> attacks/attack^player with <with>', { player, with: objects }),
  form('playerAttacks', '<player> attacks/attack^player', { player }),
  form('blocks', '<subject> blocks/block^subject[ <whom>]', { subject: objects, whom: objects }),
  form('becomesBlocked', '<subject> becomes/become^subject blocked[ by <by>]', { subject: objects, by: objects }),
  form('dealsDamage', '<subject> deals/deal^subject[ <combat>] damage[ to <to>]', { subject: objects, combat, to: who }),
  form('isDealtDamage', '<subject> is/are^subject dealt[ <combat>] damage', { subject: who, combat }),
  form('castsSpell', '<player> casts/cast^player <spell>', { player, spell: objects }),
  form(
    'castsSpell',
    'you cast your <ordinal> <spell> each turn',
    { ordinal, spell: nthSpell },
    { fixed: { player: { kind: 'you' } } },
  ),
  form(
    'castsSpell',
    'you cast your <ordinal> <spell>',
    { ordinal, spell: nthSpell },
    { fixed: { player: { kind: 'you' } }, wording: { turn: 'said' } },
  ),
  form('castsSpell', '<player> casts/cast^player their <ordinal> <spell> each turn', { player, ordinal, spell: nthSpell }),
  form('castsSpell', 'you cast your next <spell>', { spell: nextSpell }, { fixed: { player: { kind: 'you' }, next: true } }),
  form(
    'castsSpell',
    'you next cast <spell>',
    { spell: objects },
    { fixed: { player: { kind: 'you' }, next: true }, wording: { as: 'next' } },
  ),
  form('castsOrCopies', '<player> casts/cast^player or copies/copy^player <spell>', { player, spell: objects }),
  form('becomesTarget', '<subject> becomes/become^subject the target of a <of^one>', { subject: objects, of: filter }),
  form('becomesState', '<subject> <state^subject>', { subject: objects, state }),
  form('becomesState', '<subject> becomes/become^subject unattached from <off>', { subject: objects, off: objects }, { fixed: { state: 'unattached' } }), // biome-ignore format: one line
  form(
    'becomesState',
    '<subject> transforms/transform^subject into <into>',
    { subject: objects, into: cardName },
    { fixed: { state: 'transformed' } },
  ),
  form(
    'draws',
    '<player> draws/draw^player a card except the first one they draw in each of their draw steps',
    { player },
    { fixed: { exceptFirst: true } },
  ),
  form('counterRemoved', '<*which> <counter> counter is removed from <from>[ <while>]', {
    '*which': which,
    counter: counterName,
    from: objects,
    while: lexicon<'exiled'>('while', [["while it's exiled", 'exiled']]),
  }),
  form('countersPut', '<by> puts/put^by <quantity> <counter> counter/counters^quantity on <on>', {
    by: player,
    quantity,
    counter: counterName,
    on: objects,
  }),
  form('countersPut', '<quantity> <counter> counter/counters^quantity is/are^quantity put on <on>', {
    quantity,
    counter: counterName,
    on: objects,
  }),
  form('draws', '<player> draws/draw^player a card', { player }),
  form('draws', 'you draw your <ordinal> card each turn', { ordinal }, { fixed: { player: { kind: 'you' } } }),
  form(
    'draws',
    'you draw your <ordinal> card in a turn',
    { ordinal },
    { fixed: { player: { kind: 'you' } }, wording: { in: 'a' } },
  ),
  form('draws', '<player> draws/draw^player their <ordinal> card each turn', { player, ordinal }),
  form('discards', '<player> discards/discard^player <card>', { player, card: objects }),
  form(
    'discards',
    'a spell or ability an opponent controls causes you to discard <card>',
    { card: objects },
    { fixed: { player: { kind: 'you' }, causedBy: { kind: 'somePlayer', who: 'opponent' } } },
  ),
  form('sacrifices', '<player> sacrifices/sacrifice^player <object>', { player, object: objects }),
  form('doesKeywordAction', '<player> <action^player> a coin flip', { player, action: lexicon('an action', [['wins/win', 'winFlip'], ['loses/lose', 'loseFlip']]) }), // biome-ignore format: one line
  form('countersPut', '<on> gets/get^on <quantity> {E}', { on: player, quantity }, { fixed: { counter: 'energy' }, wording: { verb: 'gets' } }), // biome-ignore format: one line
  form('doesKeywordAction', '<player> cycles/cycle^player <object>', { player, object: objects }, { fixed: { action: 'cycle' } }),
  form(
    'doesKeywordAction',
    '<player> cycles/cycle^player or discards/discard^player <object>',
    { player, object: objects },
    { fixed: { action: 'cycleOrDiscard' } },
  ),
  form(
    'doesKeywordAction',
    'you <action>',
    {
      action: lexicon('an action', [
        ['scry', 'scry'],
        ['surveil', 'surveil'],
        ['proliferate', 'proliferate'],
        ['investigate', 'investigate'],
        ['shuffle', 'shuffle'],
        ['search your library', 'search'],
        ['roll one or more dice', 'rollDice'],
        ['give a gift', 'giveGift'],
        ['commit a crime', 'crime'],
        ['complete a dungeon', 'completeDungeon'],
      ]),
    },
    { fixed: { player: { kind: 'you' } } },
  ),
  form(
    'bends',
    'you <ways>',
    { ways: listOf<Bending>('ways of bending', bending, 'or') },
    { fixed: { player: { kind: 'you' } } },
  ),
  ...dayNightEvents,
  speedEvent,
  ...ringEvents,
  ...dungeonEvents,
  exertEvent,
  form('doesKeywordAction', '<player> becomes/become^player the monarch', { player }, { fixed: { action: 'becomeMonarch' } }),
  form('lifeChanges', '<player> gains/gain^player life', { player }, { fixed: { direction: 'gain' } }),
  form('lifeChanges', '<player> loses/lose^player life', { player }, { fixed: { direction: 'lose' } }),
  form('tappedForMana', '<by> taps/tap^by <object> for mana', { by: player, object: objects }),
  form('tappedForMana', '<object> is/are^object tapped for mana', { object: objects }),
  form('playsLand', '<player> plays/play^player <land>', { player, land: objects }),
  form('losesControl', '<player> loses/lose^player control of <object>', { player, object: objects }),
  form('createsToken', '<player> creates/create^player <token>', { player, token: objects }),
  form('stateHolds', '<condition>', { condition: standing }),
  form('stateHolds', 'you control no <condition>', {
    condition: form('controlsNo', '<filter^many>', { filter }, { fixed: { player: { kind: 'you' } } }),
  }),
];

const DEEDS = [
  ['attacks/attack', 'attacks'], ['blocks/block', 'blocks'], ['becomes/become blocked', 'becomesBlocked'], ['dies/die', 'dies'],
  ['leaves/leave the battlefield', 'leaves'], ['is/are put into exile from the battlefield', 'isPutIntoExile'], ['becomes/become tapped', 'becomesTapped'], ['becomes/become untapped', 'becomesUntapped'], ['phases/phase out', 'phasesOut'], ['enters/enter', 'enters'], ['is/are turned face up', 'isTurnedFaceUp'],
] as const; // biome-ignore format: a table
const deed = lexicon<EventDeed>('an event', [
  ...DEEDS,
  ['is/are put into exile', 'isPutIntoExile', { variant: '“from the battlefield” unsaid' }],
  ['enters/enter the battlefield', 'enters', { variant: '“enters the battlefield” for “enters”' }],
]);
/** Two events of one subject: "enters or attacks". */
export const eitherEvent: Phrase<Event> = form('eitherEvent', '<subject> <deeds^subject>', {
  subject: objects,
  deeds: listOf('events', deed, 'or', 2),
});
