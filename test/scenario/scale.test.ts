import { describe, expect, test } from '@jest/globals';
import { starterSource } from '../../src/cli/scenarios/library.ts';
import type { Game } from '../../src/engine/game.ts';
import type { ObjectId, PlayerId } from '../../src/engine/state/ids.ts';
import { wait } from '../../src/engine/triggers/index.ts';
import { NOTHING_BOUND } from '../../src/engine/triggers/types.ts';
import { mark, setState, undo } from '../../src/engine/writer.ts';
import { isRuleNumber } from '../../src/rules/citations.ts';
import { OUTLINE_EFFECTIVE } from '../../src/rules/outline/index.ts';
import { readScenarioValue, resolveScenario, type Scenario } from '../../src/scenario/index.ts';
import { Definitions } from '../../src/scenario/setup/definitions.ts';
import { setUp } from '../../src/scenario/setup/game.ts';

const cards = starterSource();

function scenarioOf(value: unknown): Scenario {
  const read = readScenarioValue(value);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  return read.scenario;
}

const gameOf = (value: unknown): Game => {
  const scenario = scenarioOf(value);
  return setUp(scenario, new Definitions(scenario, cards));
};

const resolved = (value: unknown) => {
  const result = resolveScenario(scenarioOf(value), {
    cards,
    rules: () => ({ edition: OUTLINE_EFFECTIVE, exists: isRuleNumber }),
    editions: [OUTLINE_EFFECTIVE],
  });
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join(' '));
  return result.answer;
};

const oneCard = (oracleText: string) => ({
  cards: [{ name: 'Grand Gesture', manaCost: '{U}', typeLine: 'Sorcery', oracleText }],
  players: [{ name: 'Ann', mana: 'unlimited', hand: ['Grand Gesture'] }, { name: 'Bob' }],
  actions: [{ player: 'Ann', cast: 'Grand Gesture' }, { resolve: 'all' }],
});

describe('a large library', () => {
  const of = (librarySize: number) => ({ players: [{ name: 'Ann', librarySize }, { name: 'Bob' }] });

  test('is set up with the same few changes for each card', () => {
    const [few, many] = [gameOf(of(100)), gameOf(of(50_000))];
    expect(many.state.players[0]!.library).toHaveLength(50_000);
    expect((many.version - few.version) / (50_000 - 100)).toBe(3);
  });

  test('has at most 100,000 cards', () => {
    expect(readScenarioValue(of(100_000)).ok).toBe(true);
    const read = readScenarioValue(of(100_001));
    expect(read.ok ? [] : read.errors.map(({ path }) => path)).toEqual([['players', 0, 'librarySize']]);
  });
});

describe('the budget', () => {
  test('ends a loop that grows by what is looked at, before what would take too long', () => {
    const answer = resolved({
      cards: [
        {
          name: 'Sharp Teeth',
          typeLine: 'Creature — Dinosaur',
          power: '2',
          toughness: '3',
          oracleText:
            'Whenever another creature you control enters, this creature deals 2 damage to it. This creature gets +2/+0 until end of turn.',
        },
        {
          name: 'Many Tails',
          manaCost: '{G}',
          typeLine: 'Creature — Dinosaur',
          power: '5',
          toughness: '5',
          oracleText: "Whenever this creature is dealt damage, create a token that's a copy of it.",
        },
      ],
      players: [{ name: 'Ann', mana: 'unlimited', battlefield: ['Sharp Teeth'], hand: ['Many Tails'] }, { name: 'Bob' }],
      actions: [{ player: 'Ann', cast: 'Many Tails' }, { resolve: 'all' }],
    });
    expect(answer.status).toBe('EXHAUSTED');
    expect(answer.exhausted).toContain('Sharp Teeth');
    // Before 1500 things have resolved, at which any loop that grows is left.
    expect(answer.exhausted).not.toContain('1500');
  });

  test('is spent on the entries of long lists that are replaced, and not on short ones', () => {
    const g = gameOf(oneCard('Draw a card.'));
    const before = g.budget;
    setState(g, 'exile', Array<ObjectId>(63).fill(0 as ObjectId));
    expect(g.budget).toBe(before);
    setState(g, 'exile', Array<ObjectId>(640).fill(0 as ObjectId));
    expect(g.budget).toBe(before - 10);
  });

  test('ends what makes tokens without measure', () => {
    const { status } = resolved(oneCard('Create 1000000 1/1 green Bear creature tokens.'));
    expect(status).toBe('EXHAUSTED');
  });
});

test('triggers that wait are added to one list, and taken back from it', () => {
  const g = gameOf(oneCard('Draw a card.'));
  const { waiting } = g.state;
  const start = mark(g);
  const memory = { refs: {}, amount: 0, player: null };
  for (let nth = 0; nth < 3; nth += 1)
    wait(g, { ability: 'any', source: 1 as ObjectId, controller: 0 as PlayerId, memory, bound: NOTHING_BOUND });
  expect(g.state.waiting).toBe(waiting);
  expect(waiting).toHaveLength(3);
  undo(g, start);
  expect(g.state.waiting).toHaveLength(0);
});
