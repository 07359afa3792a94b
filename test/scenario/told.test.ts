import { expect, test } from '@jest/globals';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import { readScenarioText, resolveScenario } from '../../src/scenario/index.ts';

const library = libraryOf(starterSource());

async function stepsOf(text: string) {
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  return result.ok ? result.answer.steps.map(({ summary, citations }) => ({ summary, citations })) : [];
}

const MIMIC =
  '{ name: Mimic, manaCost: "{0}", typeLine: Creature — Shapeshifter, oracleText: "You may have this creature enter as a copy of any creature on the battlefield.", power: 0, toughness: 0 }';
const TWIN = '{ name: Twin It, manaCost: "{0}", typeLine: Instant, oracleText: Copy target creature spell you control. }';

test('what something enters as a copy of is told, and that it is one', async () => {
  const steps = await stepsOf(
    `cards: [${MIMIC}]\nplayers: [{ name: Ann, hand: [Mimic] }, { name: Bob, battlefield: [Hill Giant] }]\nactions: [{ player: Ann, cast: Mimic }, { resolve: all, choices: [yes] }]`,
  );
  const said = steps.map(({ summary }) => summary);
  expect(said).toContain("Mimic enters the battlefield as a copy of Hill Giant under Ann's control.");
  expect(said).toContain('Mimic is a copy of Hill Giant (copy).');
  expect(said.join()).not.toContain('counters and status');
});

test('a copy of a permanent spell becomes a token as it resolves', async () => {
  const steps = await stepsOf(
    `cards: [${TWIN}]\nplayers: [{ name: Ann, hand: [Grizzly Bears, Twin It], mana: unlimited }, { name: Bob }]\nactions: [{ player: Ann, cast: Grizzly Bears }, { player: Ann, cast: Twin It, targets: [Grizzly Bears] }, { resolve: all }]`,
  );
  const become = steps.filter(({ summary }) => /becomes a /.test(summary));
  expect(become).toEqual([
    {
      summary: "Grizzly Bears, a copy of a spell, becomes a token under Ann's control.",
      citations: ['608.3a', '608.3f', '707.10f'],
    },
    { summary: "Grizzly Bears becomes a permanent under Ann's control.", citations: ['608.3a'] },
  ]);
});
