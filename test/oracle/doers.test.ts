import { expect, test } from '@jest/globals';
import { readFace, type Verdict } from '../../src/oracle/index.ts';

const verdictOf = (oracleText: string): Verdict | undefined =>
  readFace({ name: 'Any Name', types: ['Sorcery'], oracleText }).lines[0]?.verdict;

const OF_PLAYERS = [
  'draws a card',
  'gains 3 life',
  'blights 2',
  'mills two cards',
  'creates a Treasure token',
  'wins the game',
  'takes an extra turn after this one',
  'loses 2 life',
  'loses all poison counters',
  'gains control of target artifact',
  "can't cast spells this turn",
  "can't gain life this turn",
];

const OF_OBJECTS = [
  'gets +1/+1 until end of turn',
  'has base power and toughness 1/1 until end of turn',
  'becomes a 1/1 Elf creature until end of turn',
  'gains flying until end of turn',
  'loses flying until end of turn',
  'explores',
  'phases out',
  'fights target artifact creature',
  "can't block this turn",
  "can't be blocked this turn",
];

const OF_BOTH = ['gains hexproof until end of turn', 'gains protection from red until end of turn'];

test.each(OF_PLAYERS)('a player “%s”, a creature doesn’t', (deed) => {
  expect(verdictOf(`Target player ${deed}.`)).toBe('EXACT');
  expect(verdictOf(`Target creature ${deed}.`)).toBe('DECLINED');
  expect(verdictOf(`Any target ${deed}.`)).toBe('DECLINED');
});

test.each(OF_OBJECTS)('a creature “%s”, a player doesn’t', (deed) => {
  expect(verdictOf(`Target creature ${deed}.`)).toBe('EXACT');
  expect(verdictOf(`Target player ${deed}.`)).toBe('DECLINED');
  expect(verdictOf(`Each opponent ${deed}.`)).toBe('DECLINED');
});

test.each(OF_BOTH)('a creature “%s”, and so does a player', (deed) => {
  expect(verdictOf(`Target creature ${deed}.`)).toBe('EXACT');
  expect(verdictOf(`Target player ${deed}.`)).toBe('EXACT');
});

test.each([
  ['Target creature gets +1/+1 until end of turn and', "can't be blocked this turn", 'draws a card'],
  ['Target creature gets +1/+1 until end of turn and', "can't block this turn", "can't cast spells this turn"],
  ['Target player gains hexproof until end of turn and', "can't gain life this turn", 'gets +1/+1 until end of turn'],
  ['Creatures you control gain trample until end of turn and', 'get +1/+1 until end of turn', 'draw a card'],
])('%s … %s, not … %s', (before, right, wrong) => {
  expect(verdictOf(`${before} ${right}.`)).toBe('EXACT');
  expect(verdictOf(`${before} ${wrong}.`)).toBe('DECLINED');
});

test.each(['You get +1/+1 until end of turn.', 'You deal 3 damage to any target.', 'It draws a card.'])(
  'nobody does so: %s',
  (text) => {
    expect(verdictOf(text)).toBe('DECLINED');
  },
);

test('a permanent says nothing of the wrong sort either', () => {
  const read = (oracleText: string) => readFace({ name: 'Any Name', types: ['Enchantment'], oracleText }).lines[0]?.verdict;
  expect(read('You have hexproof.')).toBe('EXACT');
  expect(read('You get +1/+1.')).toBe('DECLINED');
  expect(read('Players have flying.')).toBe('DECLINED');
  expect(read("Creatures can't cast spells.")).toBe('DECLINED');
  expect(read("Players can't cast spells.")).toBe('EXACT');
});

test.each([
  ['Exile target creature', 'until this card leaves the battlefield'],
  ['Draw a card', ''],
  ['Tap target creature', ''],
  ['Destroy target creature', ''],
  ["Return target creature to its owner's hand", ''],
  ['Put a +1/+1 counter on target creature', ''],
  ["Look at target player's hand", ''],
  ['Target player loses 2 life', ''],
])('what is done once doesn’t last until end of turn: %s', (deed, until) => {
  expect(verdictOf(`${deed}${until === '' ? '' : ` ${until}`}.`)).toBe('EXACT');
  expect(verdictOf(`${deed} until end of turn.`)).toBe('DECLINED');
  expect(verdictOf(`Until end of turn, ${deed[0]!.toLowerCase()}${deed.slice(1)}.`)).toBe('DECLINED');
});

test('what is had for the rest of the game', () => {
  expect(verdictOf("If you control ten or more permanents, you get the city's blessing for the rest of the game.")).toBe('EXACT');
  expect(verdictOf('If you control ten or more permanents, you become the monarch for the rest of the game.')).toBe('DECLINED');
});

test('what lasts is said with what is done once', () => {
  expect(verdictOf('Untap target creature and gain control of it until end of turn.')).toBe('EXACT');
  expect(verdictOf('Untap target creature and tap target land until end of turn.')).toBe('DECLINED');
});
