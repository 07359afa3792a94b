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
])('%s', async (_name, text, message) => expect(await mistakes(text)).toEqual([message]));
