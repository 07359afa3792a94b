import { describe, expect, test } from '@jest/globals';
import { staticContext } from '../../../src/engine/context.ts';
import { Refusal } from '../../../src/engine/refuse.ts';
import { objectRef, type PlayerId } from '../../../src/engine/state/ids.ts';
import { announce, targetSlots } from '../../../src/engine/targets/index.ts';
import { abilitiesOf, game } from '../support/game.ts';
import { cited, play, standing, verdict } from '../support/play.ts';

const creature = (name: string, words = ''): string =>
  `{ name: ${name}, typeLine: "Creature — Beast", manaCost: "{2}", power: 2, toughness: 2${words ? `, oracleText: "${words}"` : ''} }`;
const CARDS = [
  creature('Calf'),
  creature('Bull'),
  creature('Veil', 'Shroud'),
  creature('Ward', 'Hexproof'),
  '{ name: Rock, typeLine: Artifact, manaCost: "{1}" }',
];
const spell = (words: string, type = 'Instant'): string =>
  `{ name: Test Spell, typeLine: ${type}, manaCost: "{0}", oracleText: "${words}" }`;

const PLAYERS = `players:
  - { name: Ann, hand: [Test Spell], battlefield: [Calf, Ward] }
  - { name: Bob, hand: [Shot], battlefield: [Bull, Veil, Rock] }
`;
const cast = (words: string, targets: string) =>
  play(
    [...CARDS, spell(words), '{ name: Shot, typeLine: Instant, manaCost: "{0}", oracleText: "Destroy target creature." }'],
    `${PLAYERS}actions:
  - { player: Ann, cast: Test Spell, targets: [${targets}] }
  - resolve: all
`,
  );

interface Refused {
  readonly words: string;
  readonly targets: string;
  readonly rules: readonly string[];
}

describe("targets that aren't legal are refused, with the rule that says no", () => {
  test.each<Refused>([
    { words: 'Destroy target creature.', targets: 'Rock', rules: ['601.2c'] },
    { words: 'Destroy target creature.', targets: 'Veil', rules: ['702.18a'] },
    { words: 'Destroy target creature.', targets: 'Bob', rules: ['601.2c'] },
    { words: 'Destroy target creature.', targets: '', rules: ['601.2c'] },
    { words: 'Destroy target creature.', targets: '[Calf, Bull]', rules: ['601.2c'] },
    { words: 'Destroy target creature.', targets: 'Calf, Bull', rules: ['601.2c'] },
    { words: 'Test Spell deals 1 damage to any target.', targets: 'Rock', rules: ['115.4'] },
    { words: 'Draw a card.', targets: 'Bull', rules: ['601.2c'] },
  ])('$words [$targets]', ({ words, targets, rules }) => {
    const answer = cast(words, targets);
    expect(answer.status).toBe('ILLEGAL');
    expect(answer.refusal?.citations).toEqual(expect.arrayContaining([...rules]));
  });

  test('hexproof stops opponents only', () => {
    const shot = '{ name: Shot, typeLine: Instant, manaCost: "{0}", oracleText: "Destroy target creature." }';
    const by = (player: string) =>
      play(
        [...CARDS, shot],
        `players:
  - { name: Ann, hand: [Shot], battlefield: [Ward] }
  - { name: Bob, hand: [Shot] }
actions:
  - { player: ${player}, cast: Shot, targets: [Ward] }
  - resolve: all
`,
      );
    expect([verdict(by('Ann')), by('Bob').refusal?.citations]).toEqual(['RESOLVED', expect.arrayContaining(['702.11b'])]);
  });
});

test('nothing is chosen twice for one instance of "target" (115.3)', () => {
  const { g, id } = game(
    { Calf: { types: 'Creature', pt: '1/1' }, Yoke: { types: 'Instant', text: 'Tap two target creatures.' } },
    ['Calf'],
  );
  const [slot] = targetSlots(abilitiesOf('When this creature dies, tap two target creatures.')[0]!.tree, []);
  const ctx = staticContext(g, id('Calf'), 0 as PlayerId, { card: 'Yoke', text: '' });
  const twice = { count: 1, pick: () => [objectRef(id('Calf')), objectRef(id('Calf'))] };
  expect(() => announce(g, [slot!], twice, ctx)).toThrow(Refusal);
  expect(() => announce(g, [slot!], twice, ctx)).toThrow(/twice/);
});

describe('legal targets', () => {
  test.each<[string, string, string]>([
    ['Tap up to two target creatures.', '[]', 'Ann 20: Calf, Ward | Bob 20: Bull, Veil, Rock'],
    ['Tap up to two target creatures.', '[Calf, Bull]', 'Ann 20: Calf*, Ward | Bob 20: Bull*, Veil, Rock'],
    ['Tap target creature. Untap another target creature.', 'Calf, Bull', 'Ann 20: Calf*, Ward | Bob 20: Bull, Veil, Rock'],
    ['Test Spell deals 1 damage to any target.', 'Bob', 'Ann 20: Calf, Ward | Bob 19: Bull, Veil, Rock'],
    ['Test Spell deals 2 damage to target player or planeswalker.', 'Bob', 'Ann 20: Calf, Ward | Bob 18: Bull, Veil, Rock'],
  ])('%s [%s]', (words, targets, after) => {
    const answer = cast(words, targets);
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', after]);
  });
});

describe('targets are checked again on resolution (608.2b)', () => {
  const respond = (words: string, targets: string) =>
    play(
      [...CARDS, spell(words), '{ name: Shot, typeLine: Instant, manaCost: "{0}", oracleText: "Destroy target creature." }'],
      `${PLAYERS}actions:
  - { player: Ann, cast: Test Spell, targets: [${targets}] }
  - { player: Bob, cast: Shot, targets: [Bull] }
  - resolve: all
`,
    );

  test('with its only target gone a spell does nothing', () => {
    const answer = respond('Destroy target creature. You gain 2 life.', 'Bull');
    expect(standing(answer)).toBe('Ann 20: Calf, Ward | Bob 20: Veil, Rock');
    expect(cited(answer)).toContain('608.2b');
  });

  test('with one of two gone the other is affected', () => {
    const answer = respond('Tap two target creatures.', '[Calf, Bull]');
    expect(standing(answer)).toBe('Ann 20: Calf*, Ward | Bob 20: Veil, Rock');
    expect(cited(answer)).toContain('608.2b');
  });
});
