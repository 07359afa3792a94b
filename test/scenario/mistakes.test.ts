import { expect, test } from '@jest/globals';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import { readScenarioText, resolveScenario } from '../../src/scenario/index.ts';

const library = libraryOf(starterSource());

/** What is wrong with a scenario whose words are all well formed. */
async function mistakes(text: string): Promise<readonly string[]> {
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  return result.ok ? [] : result.errors.map(({ message }) => message);
}

const CUT = '{ name: Mire Giant, manaCost: "{6}{B}", typeLine: Creature — Zombie, power: 5, toughness: 5, oracleText: Delve }';

test.each([
  [
    'a turn of another player',
    'players: [{ name: Ann }, { name: Bob }]\nactions: [{ advanceTo: { active: Ann, turn: 2, step: upkeep } }]',
    'Turn 2 is Bob\'s, not Ann\'s. Leave out "turn", or name another.',
  ],
  [
    'a step that is over',
    'players: [{ name: Ann }, { name: Bob }]\nactions: [{ advanceTo: { turn: 1, step: upkeep } }]',
    "Turn 1's upkeep is over already.",
  ],
  [
    'so many of cards that differ',
    `cards: [${CUT}]\nplayers: [{ name: Ann, mana: "{B}", hand: [Mire Giant], graveyard: [{ card: Mountain, count: 6 }, Forest] }, { name: Bob }]\nactions: [{ player: Ann, cast: Mire Giant, pay: { delve: 6 } }]`,
    "Which 6 for delve? They aren't alike; name them. There are: Mountain, Mountain, Mountain, Mountain, Mountain, Mountain, Forest.",
  ],
  [
    'more of one name than there is',
    `cards: [{ name: Pick, manaCost: "{0}", typeLine: Sorcery, oracleText: "Return up to three cards from your graveyard to your hand." }]\nplayers: [{ name: Ann, hand: [Pick], graveyard: [Forest, Island] }, { name: Bob }]\nactions: [{ player: Ann, cast: Pick }, { resolve: all, choices: [[Forest, Forest]] }]`,
    'Asked was: what to put into a hand? "Forest" is named more often than it can be chosen (1).',
  ],
  [
    'an instant on the battlefield',
    'players: [{ name: Ann, battlefield: [Shock] }, { name: Bob }]\nactions: []',
    "Shock is an instant, which can't be on the battlefield (CR 304.4): set it up in another zone, or cast it.",
  ],
  [
    'a kind of counter that nothing knows',
    'players: [{ name: Ann, battlefield: [{ card: Forest, counters: { tiem: 2 } }] }, { name: Bob }]\nactions: []',
    'Nothing knows counters of the kind "tiem": neither the rules nor a card of this scenario (CR 122.1).',
  ],
  [
    'a card that is set up nowhere',
    'players: [{ name: Ann, hand: [Shock] }, { name: Bob }]\nactions: [{ player: Ann, cast: Murder }]',
    'Nothing here is called "Murder": name what is there, or set it up in a player\'s zone.',
  ],
  [
    'a token in a hand',
    'players: [{ name: Ann, hand: [Treasure] }, { name: Bob }]\nactions: []',
    'Treasure Token is a token: it exists on the battlefield only (CR 111.7). Set it up there.',
  ],
  [
    'two monarchs',
    'players: [{ name: Ann, monarch: true }, { name: Bob, monarch: true }]\nactions: []',
    'Only one player can be the monarch (CR 725.3), but players[0].monarch and players[1].monarch say so of 2.',
  ],
  [
    'two players with the initiative',
    'players: [{ name: Ann, initiative: true }, { name: Bob }, { name: Cid, initiative: true }]\nformat: free-for-all\nactions: []',
    'Only one player can have the initiative (CR 726.3), but players[0].initiative and players[2].initiative say so of 2.',
  ],
])('%s', async (_name, text, message) => expect(await mistakes(text)).toEqual([message]));

test.each([
  ['a target', 'cast: Shock, targets: [Grizly Bears]', ['actions', 0, 'targets', 0]],
  ['a card to cast', 'cast: Shok, targets: [Bob]', ['actions', 0, 'cast']],
  ['what pays', 'cast: Shock, targets: [Bob], pay: { sacrifice: [Grizly Bears] }', ['actions', 0, 'pay', 'sacrifice', 0]],
  ['a way of casting', 'cast: Shock, targets: [Bob], using: flashbak', ['actions', 0, 'using']],
  ['an optional cost', 'cast: Shock, targets: [Bob], costs: [kiker]', ['actions', 0, 'costs']],
])('%s that nothing is called is told with its place', async (_name, action, path) => {
  const read = readScenarioText(
    `players: [{ name: Ann, hand: [Shock], battlefield: [Grizzly Bears], mana: unlimited }, { name: Bob }]\nactions: [{ player: Ann, ${action} }]`,
  );
  if (!read.ok) throw new Error('unreadable');
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  expect(result.ok ? [] : result.errors.map((error) => error.path)).toEqual([path]);
});

test.each([
  ['a token of the rules', '{ card: Tresure, token: true }', ['Treasure']],
  ['a kind of counter that is like no other', '{ card: Forest, counters: { qzx: 1 } }', []],
])('what may have been meant by %s', async (_name, entry, wanted) => {
  const read = readScenarioText(`players: [{ name: Ann, battlefield: [${entry}] }, { name: Bob }]\nactions: []`);
  if (!read.ok) throw new Error('unreadable');
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  expect(result.ok ? null : result.errors[0]?.suggestions).toEqual(wanted);
});

test('what the rules would not let last is remarked with its place', async () => {
  const read = readScenarioText(
    'players: [{ name: Ann, battlefield: [Forest, { card: Bonesplitter, attachedTo: Bob }] }, { name: Bob }]\nstart: { step: upkeep }\nactions: []',
  );
  if (!read.ok) throw new Error('unreadable');
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  const warnings = result.ok ? result.answer.warnings.map(({ message }) => message) : [];
  expect(warnings).toEqual([
    expect.stringMatching(
      /^What is set up doesn't last: Bonesplitter is attached to a player.*704\.5n.*players\[0\]\.battlefield\[1\]\.$/,
    ),
  ]);
});

test('all cards that nobody knows are told at once', async () => {
  const text =
    'players: [{ name: Ann, hand: [Shok, Shock], battlefield: [Forrest] }, { name: Bob, outside: [Serra Angle] }]\nactions: []';
  expect(await mistakes(text)).toEqual([
    'No card is called "Forrest".',
    'No card is called "Shok".',
    'No card is called "Serra Angle".',
  ]);
});

test.each([
  ['power', 'typeLine: Creature — Bear, power: x, toughness: 2', '"x" is no power that a card has. Write a number, or "*".'],
  [
    'toughness',
    'typeLine: Creature — Bear, power: 1+*, toughness: 2+x',
    '"2+x" is no toughness that a card has. Write a number, or "*".',
  ],
  ['a type', 'typeLine: Creture — Bear', '"Creture" is no card type and no supertype.'],
  [
    'a subtype without its dash',
    'typeLine: Creature Bear',
    '"Bear" is no card type and no supertype. Subtypes stand behind a dash: "Creature — Elf Druid".',
  ],
  ['no type', 'typeLine: Legendary', 'The type line "Legendary" names no card type.'],
  ['a mana cost', 'typeLine: Instant, manaCost: "{Q}{U}"', '"{Q}{U}" is no mana cost: it holds a symbol that isn\'t one.'],
])('a card of the scenario with %s that no card has', (_name, values, message) => {
  const read = readScenarioText(`cards: [{ name: Odd One, ${values} }]\nplayers: [{ name: Ann }, { name: Bob }]\nactions: []`);
  expect(read.ok ? [] : read.errors.map((error) => error.message)).toEqual([message]);
});

test('a number much too large is told once, with the bound that a scenario has', () => {
  const read = readScenarioText(
    'players: [{ name: Ann, hand: [Shock] }, { name: Bob }]\nactions: [{ player: Ann, cast: Shock, x: 99999999999999999999 }]',
  );
  expect(read.ok ? [] : read.errors.map((error) => error.message)).toEqual([
    '100000000000000000000 is out of range: it is at most 1000000.',
  ]);
});

test('what may have been meant is said only of options that are like the answer', async () => {
  const card = 'cards: [{ name: Offer, manaCost: "{0}", typeLine: Sorcery, oracleText: You may draw a card. }]';
  const text = `${card}\nplayers: [{ name: Ann, hand: [Offer] }, { name: Bob }]\nactions: [{ player: Ann, cast: Offer }, { resolve: all, choices: [Forest] }]`;
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  expect(result.ok ? [] : result.errors.map(({ suggestions }) => suggestions)).toEqual([[]]);
});
