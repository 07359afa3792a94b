import { expect, test } from '@jest/globals';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import type { Alternative } from '../../src/scenario/answer.ts';
import { readScenarioText, resolveScenario } from '../../src/scenario/index.ts';

const library = libraryOf(starterSource());

/** All that was considered in the steps of a scenario. */
async function consideredIn(text: string): Promise<readonly Alternative[]> {
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join(' '));
  return result.answer.steps.flatMap(({ considered }) => considered);
}

const BOLT = (action: string): string => `
cards:
  - { name: Veiled Bear, manaCost: "{1}{G}", typeLine: Creature — Bear, power: 2, toughness: 2, oracleText: Hexproof }
  - { name: Pure Knight, manaCost: "{W}{W}", typeLine: Creature — Human Knight, power: 2, toughness: 2, oracleText: "Protection from red" }
  - { name: Quick Bear, manaCost: "{1}{G}", typeLine: Creature — Bear, power: 2, toughness: 2, oracleText: Flash }
  - { name: Sudden End, manaCost: "{B}", typeLine: Instant, oracleText: "Split second\\nDestroy target creature." }
players:
  - { name: Ann, mana: unlimited, hand: [Lightning Bolt, Quick Bear, Sudden End, Grizzly Bears] }
  - { name: Bob, battlefield: [Veiled Bear, Pure Knight, Grizzly Bears] }
start: { active: Bob, step: end }
actions:
  - ${action}
`;

test('targets that something forbids are told with the rule as targets are chosen', async () => {
  const considered = await consideredIn(BOLT('{ player: Ann, cast: Lightning Bolt, targets: [Grizzly Bears] }'));
  expect(considered).toEqual([
    expect.objectContaining({ what: 'Veiled Bear as a target', citations: expect.arrayContaining(['702.11b']) }),
    expect.objectContaining({ what: 'Pure Knight as a target', citations: expect.arrayContaining(['702.16b']) }),
  ]);
});

test('the time that the type of a spell alone would allow is told where more is allowed', async () => {
  const considered = await consideredIn(BOLT('{ player: Ann, cast: Quick Bear }'));
  expect(considered).toEqual([
    expect.objectContaining({ what: expect.stringMatching(/own main phase/), citations: ['117.1a', '702.8a'] }),
  ]);
});

test('what split second keeps others from is told as the spell is cast', async () => {
  const considered = await consideredIn(BOLT('{ player: Ann, cast: Sudden End, targets: [Grizzly Bears] }'));
  expect(considered).toContainEqual(
    expect.objectContaining({ what: expect.stringMatching(/casting spells/), citations: expect.arrayContaining(['702.61a']) }),
  );
});

test('what was asked about and isn’t legal is told with the rule that says no', async () => {
  const considered = await consideredIn(BOLT('{ ask: { player: Ann, cast: Grizzly Bears } }'));
  expect(considered).toEqual([
    expect.objectContaining({ what: 'casting Grizzly Bears', citations: expect.arrayContaining(['117.1a']) }),
  ]);
});

test('other ways of casting a card are told, and that another was chosen', async () => {
  const considered = await consideredIn(`
cards:
  - { name: Buried Beast, manaCost: "{2}{G}{G}", typeLine: Creature — Beast, power: 5, toughness: 5, oracleText: "Morph {2}{G}" }
players:
  - { name: Ann, mana: unlimited, hand: [Buried Beast] }
  - { name: Bob }
actions:
  - { player: Ann, cast: Buried Beast }
`);
  expect(considered).toContainEqual(expect.objectContaining({ what: 'casting it by morph' }));
});
