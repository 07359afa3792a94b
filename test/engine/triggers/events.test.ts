import { describe, expect, test } from '@jest/globals';
import { play, standing, verdict } from '../support/play.ts';

const beast = (name: string, words = ''): string =>
  `{ name: ${name}, typeLine: "Creature — Beast", manaCost: "{0}", power: 2, toughness: 2${words ? `, oracleText: "${words}"` : ''} }`;
const spell = (name: string, words: string): string =>
  `{ name: ${name}, typeLine: Instant, manaCost: "{0}", oracleText: "${words}" }`;
const CARDS = [
  beast('Calf'),
  spell('Shot', 'Destroy target creature.'),
  spell('Edict', 'Each player sacrifices a creature.'),
  spell('Tug', "Return target creature to its owner's hand."),
  spell('Balm', 'You gain 2 life.'),
  spell('Study', 'Draw a card.'),
  spell('Waste', 'Discard a card.'),
  spell('Nudge', 'Tap target creature.'),
  spell('Grow', 'Put two +1/+1 counters on target creature.'),
  spell('Swarm', 'Create two 1/1 white Soldier creature tokens.'),
  spell('Blast', 'Blast deals 1 damage to each creature.'),
];

/** Watcher, under Ann's control, gains her life or loses Bob's when it triggers; Ann does one thing. */
interface Row {
  readonly watcher: string;
  readonly casts: string;
  readonly targets?: string;
  readonly lives: readonly [number, number];
}

describe('abilities trigger on what happens', () => {
  test.each<Row>([
    { watcher: 'When this creature dies, you gain 1 life.', casts: 'Shot', targets: 'Watcher', lives: [21, 20] },
    { watcher: 'When this creature dies, you gain 1 life.', casts: 'Tug', targets: 'Watcher', lives: [20, 20] },
    { watcher: 'When this creature leaves the battlefield, you gain 1 life.', casts: 'Tug', targets: 'Watcher', lives: [21, 20] },
    { watcher: 'Whenever another creature dies, you gain 1 life.', casts: 'Shot', targets: '"Bob\'s Calf"', lives: [21, 20] },
    { watcher: 'Whenever another creature dies, you gain 1 life.', casts: 'Shot', targets: 'Watcher', lives: [20, 20] },
    {
      watcher: 'Whenever a creature an opponent controls dies, that player loses 1 life.',
      casts: 'Shot',
      targets: '"Bob\'s Calf"',
      lives: [20, 19],
    },
    { watcher: 'Whenever a creature enters, you gain 1 life.', casts: 'Calf', lives: [21, 20] },
    { watcher: 'Whenever a creature enters, you gain 1 life.', casts: 'Swarm', lives: [22, 20] },
    { watcher: 'Whenever one or more creatures enter, you gain 1 life.', casts: 'Swarm', lives: [21, 20] },
    { watcher: 'Whenever you gain life, each opponent loses that much life.', casts: 'Balm', lives: [22, 18] },
    { watcher: 'Whenever you draw a card, you gain 1 life.', casts: 'Study', lives: [21, 20] },
    { watcher: 'Whenever you discard a card, you gain 1 life.', casts: 'Waste', lives: [21, 20] },
    { watcher: 'Whenever you cast a creature spell, you gain 1 life.', casts: 'Calf', lives: [21, 20] },
    { watcher: 'Whenever you cast a creature spell, you gain 1 life.', casts: 'Study', lives: [20, 20] },
    { watcher: 'Whenever this creature becomes tapped, you gain 1 life.', casts: 'Nudge', targets: 'Watcher', lives: [21, 20] },
    {
      watcher: 'Whenever this creature becomes the target of a spell, you gain 1 life.',
      casts: 'Nudge',
      targets: 'Watcher',
      lives: [21, 20],
    },
    { watcher: 'Whenever this creature is dealt damage, you gain 1 life.', casts: 'Blast', lives: [21, 20] },
    {
      watcher: 'Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.',
      casts: 'Grow',
      targets: 'Watcher',
      lives: [21, 20],
    },
    { watcher: 'Whenever you sacrifice another permanent, you gain 1 life.', casts: 'Edict', lives: [20, 20] },
  ])('$watcher ← $casts $targets', ({ watcher, casts, targets, lives }) => {
    const answer = play(
      [...CARDS, beast('Watcher', watcher)],
      `players:
  - { name: Ann, hand: [${casts}, Balm], battlefield: [Watcher] }
  - { name: Bob, battlefield: [Calf] }
actions:
  - { player: Ann, cast: ${casts}${targets ? `, targets: [${targets}]` : ''} }
  - resolve: all
`,
    );
    expect([verdict(answer), answer.finalState.players.map(({ life }) => life)]).toEqual(['RESOLVED', lives]);
  });

  test('leaving together they see each other leave (603.10a)', () => {
    const watch = 'Whenever another creature dies, you gain 1 life.';
    const answer = play(
      [...CARDS, beast('Watcher', watch), spell('Wrath', 'Destroy all creatures.')],
      `players:
  - { name: Ann, hand: [Wrath], battlefield: [Watcher, Watcher] }
  - { name: Bob, battlefield: [Calf] }
unanswered: default
actions:
  - { player: Ann, cast: Wrath }
  - resolve: all
`,
    );
    expect(standing(answer)).toBe('Ann 24: | Bob 20:');
  });

  test.each<[string, string, string]>([
    ['At the beginning of your upkeep, you gain 1 life.', 'upkeep', 'Ann 21: Watcher | Bob 20:'],
    ['At the beginning of each end step, you gain 1 life.', 'upkeep', 'Ann 22: Watcher | Bob 20:'],
    ['At the beginning of each upkeep, you gain 1 life.', 'upkeep', 'Ann 22: Watcher | Bob 20:'],
  ])('%s', (words, step, after) => {
    const answer = play(
      [beast('Watcher', words)],
      `players:
  - { name: Ann, battlefield: [Watcher] }
  - { name: Bob }
actions:
  - advanceTo: { active: Ann, step: ${step}, turn: 3 }
  - resolve: all
`,
    );
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', after]);
  });
});
