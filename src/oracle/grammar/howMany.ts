import { oneOf } from '../kit/choice.ts';
import { form } from '../kit/form.ts';
import { lexicon } from '../kit/leaves.ts';
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
const one: Phrase<ObjectPhrase> = form(
  'some',
  '<filter^one>',
  { filter: filters },
  { fixed: { quantity: SOME }, wording: { number: 'one' } },
);
const several: Phrase<ObjectPhrase> = form('some', '<filter^many>', { filter: filters }, { fixed: { quantity: SOME }, wording: { number: 'many' } }); // biome-ignore format: one line

/** What is counted as often as it has happened this turn. */
const happenings = (number: 'one' | 'many', spell: Phrase<ObjectPhrase>): Phrase<Event> => {
  const cards = number === 'one' ? 'card' : 'cards';
  return oneOf<Event>('what has happened', [
    form('castsSpell', "<spell> you've cast", { spell }, { fixed: { player: YOU }, wording: { tense: 'past', number } }),
    form('castsSpell', '<spell> cast', { spell }, { fixed: { player: { kind: 'somePlayer', who: 'player' } }, wording: { tense: 'past', number } }),
    form('draws', `${cards} you've drawn`, {}, { fixed: { player: YOU }, wording: { tense: 'past', number } }),
    form('discards', `${cards} you've discarded`, {}, { fixed: { player: YOU, card: CARD }, wording: { tense: 'past', number } }),
    form('doesKeywordAction', `${cards} you've cycled or discarded`, {}, { fixed: { player: YOU, action: 'cycleOrDiscard', object: CARD }, wording: { tense: 'past', number } }),
    form('isPutInto', '<subject> put into your graveyard from the battlefield', { subject: spell }, { fixed: { whose: YOU, zone: 'graveyard', from: 'battlefield' }, wording: { tense: 'past', number } }),
    form('isPutInto', `<subject> that ${number === 'one' ? 'was' : 'were'} put into your graveyard from the battlefield`, { subject: spell }, { fixed: { whose: YOU, zone: 'graveyard', from: 'battlefield' }, wording: { tense: 'was', number } }),
    ...(['that entered the battlefield', 'that entered', 'you had enter the battlefield', 'you had enter'] as const).map((words) => form('enters', `<subject> ${words} under your control`, { subject: spell }, { fixed: { under: YOU }, wording: { tense: words, number } })),
    form('leavesTheBattlefield', '<subject> that left the battlefield under your control', { subject: spell }, { fixed: { under: YOU }, wording: { tense: 'past', number } }),
    form('castsSpell', "<spell> you've cast from anywhere other than your hand", { spell }, { fixed: { player: YOU, notFromHand: true }, wording: { tense: 'past', number } }),
    form('dies', '<subject> that died under your control', { subject: spell }, { fixed: { under: YOU }, wording: { tense: 'past', number } }),
  ]); // biome-ignore format: one form a line
};
const timesOne = form('timesHappened', '<event> this turn', { event: happenings('one', one) });
const timesMany = form('timesHappened', 'the number of <event> this turn', { event: happenings('many', several) });

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
  form('thatMuch', '<counter> counter removed this way', { counter: counterName }, { wording: { as: 'removed', each: 'each' } }),
  form('thatMuch', 'counter removed this way', {}, { wording: { as: 'removed', each: 'any' } }),
  form('partySize', 'creature in your party', {}, { wording: { as: 'each' } }),
  ...dungeonAmounts,
];
/** The same as numbers. */
export const numberOfMany: readonly Phrase<Amount>[] = [
  timesMany,
  form('commanderCasts', "the number of times you've cast your commander from the command zone this game", {}),
  form('timesHappened', 'the number of times <event>', { event: form('mutates', '<subject> has mutated', { subject: objects }, { wording: { tense: 'past' } }) }, { fixed: { ever: true } }),
  form('varietyAmong', 'the number of <of^many> among <among^many>', { of: different, among: filter }),
  form('varietyAmong', 'the number of different <of^many> among <among^many>', { of: named, among: filter }, { wording: { as: 'different' } }),
  form('partySize', 'the number of creatures in your party', {}),
  ...doorAmounts,
  form('thatMuch', 'the number of <counter> counters removed this way', { counter: counterName }, { wording: { as: 'removed' } }),
  form('thatMuch', 'the number of counters removed this way', {}, { wording: { as: 'removed', of: 'any' } }),
]; // biome-ignore format: one form a line

const drawn: Phrase<Amount> = form('timesHappened', 'cards', {}, {
  fixed: { event: { kind: 'draws', player: YOU } },
  wording: { tense: 'past' },
}); // biome-ignore format: one sentence
/** "you've drawn two or more cards this turn". */
export const timesThisTurn: readonly Phrase<Condition>[] = [
  form("compare", "you've drawn <right> or more <left> this turn", { right: bareCount, left: drawn }, { fixed: { comparison: 'orGreater' }, wording: { as: 'drawn' } }),
]; // biome-ignore format: one form a line
