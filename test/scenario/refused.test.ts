import { expect, test } from '@jest/globals';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import { readScenarioText, resolveScenario } from '../../src/scenario/index.ts';

const library = libraryOf(starterSource());

async function refusal(text: string) {
  const read = readScenarioText(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  const result = resolveScenario(read.scenario, await library.contextFor(read.scenario));
  return result.ok ? result.answer.refusal : null;
}

const shock = (ann: string, pay: string): string =>
  `players: [{ name: Ann, hand: [Shock], ${ann} }, { name: Bob }]\nactions: [{ player: Ann, cast: Shock, targets: [Bob], pay: { ${pay} } }]`;
const IN_VAIN = "Ann can't pay {R} for Shock with the mana that the payment names, {U}: name mana that pays it, or leave it out.";

test.each([
  ['mana named that the cost does not take, beside mana that it does', shock('mana: "{U}{R}"', 'mana: "{U}"'), IN_VAIN],
  ['mana named, and a land that makes other', shock('battlefield: [Mountain]', 'mana: "{U}"'), IN_VAIN],
  ['mana named out of unlimited mana', shock('mana: unlimited', 'mana: "{U}"'), IN_VAIN],
  [
    'mana named where there is none that would do',
    shock('mana: "{U}"', 'mana: "{U}"'),
    "Ann can't pay {R} for Shock: there is {U} in the mana pool and no way to add enough.",
  ],
  [
    'a block where nothing attacked',
    'players: [{ name: Ann, battlefield: [Grizzly Bears] }, { name: Bob, battlefield: [Hill Giant] }]\nactions: [{ player: Bob, block: [{ blocker: Hill Giant, attacker: Grizzly Bears }] }]',
    'The declare blockers step is skipped: no creature attacks.',
  ],
  [
    'a block after combat',
    'players: [{ name: Ann, battlefield: [Grizzly Bears] }, { name: Bob, battlefield: [Hill Giant] }]\nstart: { step: postcombat main }\nactions: [{ player: Bob, block: [{ blocker: Hill Giant, attacker: Grizzly Bears }] }]',
    'It is too late to declare blockers this turn.',
  ],
  [
    'acting after the game has ended',
    'players: [{ name: Ann, hand: [Forest] }, { name: Bob }]\nactions: [{ concede: Bob }, { player: Ann, play: Forest }]',
    'The game has ended, Bob has lost (CR 104.3a): nobody can act any more.',
  ],
])('%s', async (_name, text, reason) => expect((await refusal(text))?.reason).toBe(reason));
