import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { flag, lexicon } from '../kit/leaves.ts';
import type { Phrase } from '../kit/phrase.ts';
import type { Amount, Condition, Event, ObjectPhrase, VarietyAmong } from '../tree/index.ts';
import { dungeonAmounts } from './dungeons.ts';
import { bareCount } from './numbers.ts';
import { doorAmounts } from './rooms.ts';
import { filter, filters, objects } from './symbols.ts';
import { counterName } from './words.ts';

const SOME = { kind: 'exactly', amount: { kind: 'number', value: 1 } } as const;
const YOU = { kind: 'you' } as const;
const CARD = {
  kind: 'some',
  quantity: SOME,
  filter: { kind: 'filter', adjectives: [], noun: 'card', modifiers: [] },
} as const;
const spell: Phrase<ObjectPhrase> = form('some', '<filter>', { filter: filters }, { fixed: { quantity: SOME } });
const notFromHand = flag('from anywhere other than your hand');
const $that = lexicon('that was', [['that was/were', 'that was']]);
const $entered = lexicon('how it entered', [
  ['that entered the battlefield', 'that entered the battlefield'],
  ['that entered', 'that entered'],
  ['you had enter the battlefield', 'you had enter the battlefield'],
  ['you had enter', 'you had enter'],
]);
const PAST = { tense: 'past' } as const;
/** What is counted as often as it has happened this turn. */
const happening = oneOf<Event>('what has happened', [
  form('castsSpell', "<spell> you've cast[ <notFromHand>]", { spell, notFromHand }, { fixed: { player: YOU }, wording: PAST }),
  form('castsSpell', '<spell> cast', { spell }, { fixed: { player: { kind: 'somePlayer', who: 'player' } }, wording: PAST }),
  form('draws', "card/cards you've drawn", {}, { fixed: { player: YOU }, wording: PAST }),
  form('discards', "card/cards you've discarded", {}, { fixed: { player: YOU, card: CARD }, wording: PAST }),
  form('doesKeywordAction', "card/cards you've cycled or discarded", {}, { fixed: { player: YOU, action: 'cycleOrDiscard', object: CARD }, wording: PAST }),
  form('isPutInto', '<subject>[ <$that>] put into your graveyard from the battlefield', { subject: spell, $that }, { fixed: { whose: YOU, zone: 'graveyard', from: 'battlefield' }, wording: PAST }),
  form('enters', '<subject> <$entered> under your control', { subject: spell, $entered }, { fixed: { under: YOU }, wording: PAST }),
  form('leavesTheBattlefield', '<subject> that left the battlefield under your control', { subject: spell }, { fixed: { under: YOU }, wording: PAST }),
  form('dies', '<subject> that died under your control', { subject: spell }, { fixed: { under: YOU }, wording: PAST }),
], { agrees: true }); // biome-ignore format: one form a line
const timesOne = form('timesHappened', '<event^one> this turn', { event: happening });
const timesMany = form('timesHappened', 'the number of <event^many> this turn', { event: happening });

const different = lexicon<VarietyAmong['of']>('what differs', [
  ['basic land type/types', 'basicLandType'],
  ['color/colors', 'color'],
]);
const named = lexicon<VarietyAmong['of']>('what differs', [
  ['name/names', 'name'],
  ['mana value/values', 'manaValue'],
  ['power/powers', 'power'],
]);

/** Amounts that stand behind "for each". */
export const eachOfMany: readonly Phrase<Amount>[] = [
  timesOne,
  form('commanderCasts', "time you've cast your commander from the command zone this game", {}, { wording: { as: 'each' } }),
  form('varietyAmong', '<of^one> among <among^many>', { of: different, among: filter }, { wording: { as: 'each' } }),
  form('varietyAmong', 'different <of^one> among <among^many>', { of: named, among: filter }, { wording: { as: 'each' } }),
  form(
    'thatMuch',
    '[<counter> ]counter removed this way',
    { counter: counterName },
    { wording: { as: 'removed', each: 'each' } },
  ),
  form('partySize', 'creature in your party', {}, { wording: { as: 'each' } }),
  ...dungeonAmounts,
];
/** The same as numbers. */
export const numberOfMany: readonly Phrase<Amount>[] = [
  timesMany,
  form('timesHappened', 'the number of times <event>', { event: form('mutates', '<subject> has mutated', { subject: objects }, { wording: { tense: 'past' } }) }, { fixed: { ever: true } }),
  form('varietyAmong', 'the number of <of^many> among <among^many>', { of: different, among: filter }),
  form('varietyAmong', 'the number of different <of^many> among <among^many>', { of: named, among: filter }, { wording: { as: 'different' } }),
  form('partySize', 'the number of creatures in your party', {}),
  ...doorAmounts,
  form('thatMuch', 'the number of[ <counter>] counters removed this way', { counter: counterName }, { wording: { as: 'removed' } }),
]; // biome-ignore format: one form a line

const drawn: Phrase<Amount> = form('timesHappened', 'cards', {}, {
  fixed: { event: { kind: 'draws', player: YOU } },
  wording: { tense: 'past' },
}); // biome-ignore format: one sentence
/** "you've drawn two or more cards this turn". */
export const timesThisTurn: readonly Phrase<Condition>[] = [
  form("compare", "you've drawn <right> or more <left> this turn", { right: bareCount, left: drawn }, { fixed: { comparison: 'orGreater' }, wording: { as: 'drawn' } }),
]; // biome-ignore format: one form a line
