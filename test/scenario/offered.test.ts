import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { libraryOf, starterSource } from '../../src/cli/scenarios/library.ts';
import {
  type MissingDecision,
  readScenarioFileText,
  readScenarioText,
  readScenarioValue,
  resolveScenario,
  type Scenario,
} from '../../src/scenario/index.ts';

const library = libraryOf(starterSource());
const MOST_OPTIONS = 6;

type Spoken = string | number | readonly Spoken[] | { readonly [key: string]: Spoken };

async function decisionOf(scenario: Scenario): Promise<MissingDecision | null> {
  const result = resolveScenario(scenario, await library.contextFor(scenario));
  return result.ok && result.answer.status === 'NEEDS_DECISION' ? result.answer.decision : null;
}

/** The first decision that a scenario comes to where it says nothing of what is chosen, and the actions up to it. */
async function firstDecision(
  scenario: Scenario,
): Promise<{ readonly scenario: Scenario; readonly decision: MissingDecision } | null> {
  const unsaid = scenario.actions.map((action) => {
    if (!('choices' in action)) return action;
    const { targets: _targets, modes: _modes, divide: _divide, ...rest } = action as typeof action & Record<string, unknown>;
    return { ...rest, choices: [] } as unknown as typeof action;
  });
  const finish = (actions: Scenario['actions']): Scenario => ({ ...scenario, actions, finish: 'stop', unanswered: 'ask' });
  for (let length = 1; length <= unsaid.length; length += 1) {
    const here = finish(unsaid.slice(0, length));
    const decision = await decisionOf(here);
    if (decision) return { scenario: here, decision };
  }
  return null;
}

/** Each option put back as it is offered, with as many others as the choice takes at least. */
function answersTo({ options, min, total, groups }: MissingDecision): readonly Spoken[] {
  const all = options.map(({ answer }) => answer);
  return all.slice(0, MOST_OPTIONS).map((answer, at): Spoken => {
    const turned = [...all.slice(at), ...all.slice(0, at)];
    if (groups.length > 0) return { [groups[0]!]: turned };
    if (total !== null) return { [answer]: total };
    return min > 1 ? turned.slice(0, min) : answer;
  });
}

async function refusedAnswers(title: string, scenario: Scenario): Promise<readonly string[]> {
  const found = await firstDecision(scenario);
  if (!found || found.decision.open !== null) return [];
  const { decision } = found;
  const wrong: string[] = [];
  for (const answer of answersTo(decision)) {
    const read = readScenarioValue({
      format: scenario.format,
      players: scenario.players.map(({ name }) => ({ name })),
      actions: [{ player: decision.player, choose: [answer] }],
    });
    if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
    const answered = { ...found.scenario, actions: [...found.scenario.actions, ...read.scenario.actions] };
    const result = resolveScenario(answered, await library.contextFor(answered));
    const said = JSON.stringify(answer);
    if (!result.ok) wrong.push(`${title}: ${said}: ${result.errors.map(({ message }) => message).join(' ')}`);
    else if (result.answer.warnings.some(({ kind }) => kind === 'unused answer'))
      wrong.push(`${title}: ${said}: taken by nothing`);
  }
  return wrong;
}

/** One in so many, since there are a thousand. */
const EVERY = 8;

test('every answer that is offered is taken when it is put back as it is written', async () => {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'scenarios');
  const scenarios = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('README.md') && !name.startsWith('with-data'))
    .sort()
    .flatMap((name) => readScenarioFileText(name, readFileSync(join(folder, name), 'utf8')).entries)
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ title, result }) => (result.ok ? [[title, result.scenario] as const] : []));
  expect(scenarios.length).toBeGreaterThan(80);
  const wrong: string[] = [];
  for (const [title, scenario] of scenarios) wrong.push(...(await refusedAnswers(title, scenario)));
  expect(wrong).toEqual([]);
});

test.each([
  ['tapped', '{ card: Old Hero, tapped: true }'],
  ['counted', '{ card: Old Hero, counters: { charge: 1 } }'],
])('two copies of a legend of which one is %s are told apart', async (_, other) => {
  const read = readScenarioText(`
cards:
  - { name: Old Hero, manaCost: "{1}{W}", typeLine: Legendary Creature — Human, power: 2, toughness: 2 }
players: [{ name: Ann, battlefield: [Old Hero, ${other}] }, { name: Bob }]
actions: [{ advanceTo: { step: beginning of combat } }]
`);
  if (!read.ok) throw new Error('no scenario');
  const decision = await decisionOf(read.scenario);
  expect(decision?.options.map(({ answer }) => answer)).toEqual(['Old Hero#1', 'Old Hero#2']);
  expect(decision?.options[1]?.label).toMatch(/tapped|charge/);
});
