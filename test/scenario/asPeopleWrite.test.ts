import { expect, test } from '@jest/globals';
import { readScenarioText } from '../../src/scenario/index.ts';

/** What an error says to write in the stead of an action that people who see the format for the first time would write. */
function remedies(action: string): readonly string[] {
  const read = readScenarioText(`players: [{ name: Ann }, { name: Bob }]\nactions: [${action}]`);
  return read.ok
    ? []
    : read.errors.flatMap(({ message, suggestions }) => [
        / (?:Write|It is said by) .*$/.exec(message)?.[0].trim() ?? '',
        ...suggestions,
      ]);
}

test.each([
  ['a step alone', '{ advanceTo: upkeep }', ['Write {step: upkeep}.']],
  ['an attacker alone', '{ attack: [Hill Giant] }', ['Write {attacker: Hill Giant, on: PLAYER}.']],
  ['an attacker without a list', '{ attack: Hill Giant }', ['Write [{attacker: Hill Giant, on: PLAYER}].']],
  ['a blocker alone', '{ block: [Hill Giant] }', ['Write {blocker: Hill Giant, attacker: NAME}.']],
  ['the second main phase', '{ advanceTo: { step: second main } }', ['', 'postcombat main']],
  ['a kicked spell', '{ player: Ann, cast: Shock, kicked: true }', ['It is said by "costs", as in costs: [kicker].']],
  ['what a spell is cast on', '{ player: Ann, cast: Shock, on: Bob }', ['It is said by "targets", as in targets: [NAME].']],
])('%s', (_name, action, said) => expect(remedies(action)).toEqual(said));
