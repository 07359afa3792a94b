import { describe, expect, test } from '@jest/globals';
import { cited, play, standing } from '../support/play.ts';

/** A spell of one sentence, cast by Ann; then what stands, who has what life, and what the explanation rests on. */
interface Row {
  readonly words: string;
  readonly targets?: string;
  readonly choices?: string;
  readonly after: string;
  readonly cites: readonly string[];
}

const CREATURE = (name: string, pt: string, words = ''): string => {
  const [power, toughness] = pt.split('/');
  const said = words === '' ? '' : `, oracleText: "${words}"`;
  return `{ name: ${name}, typeLine: "Creature — Beast", manaCost: "{2}", power: ${power}, toughness: ${toughness}${said} }`;
};
const CARDS = [
  CREATURE('Calf', '1/1'),
  CREATURE('Bull', '3/3'),
  '{ name: Ring, typeLine: Artifact — Equipment, manaCost: "{1}", oracleText: "Equipped creature gets +1/+1." }',
];

function cast({ words, targets, choices }: Row) {
  const spell = `{ name: Test Spell, typeLine: Sorcery, manaCost: "{0}", oracleText: "${words}" }`;
  const said = [targets ? `targets: [${targets}]` : '', choices ? `choices: [${choices}]` : ''].filter((part) => part !== '');
  return play(
    [...CARDS, spell],
    `players:
  - { name: Ann, hand: [Test Spell, Calf], battlefield: [Calf, Ring], library: [Bull, Calf, Ring], graveyard: [Bull] }
  - { name: Bob, hand: [Calf], battlefield: [Bull] }
actions:
  - { player: Ann, cast: Test Spell${said.map((part) => `, ${part}`).join('')} }
  - resolve: all
`,
  );
}

const hand = (answer: ReturnType<typeof cast>, name: string): string =>
  answer.finalState.objects
    .filter(({ zone, owner }) => zone === 'hand' && owner === name)
    .map((object) => object.name)
    .join(', ');

describe('each act does what its rule says', () => {
  test.each<Row>([
    { words: 'Draw two cards.', after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf, Bull, Calf', cites: ['121.1'] },
    { words: 'You gain 3 life.', after: 'Ann 23: Calf, Ring | Bob 20: Bull | Calf', cites: ['119.3'] },
    {
      words: 'Target player loses 2 life.',
      targets: 'Bob',
      after: 'Ann 20: Calf, Ring | Bob 18: Bull | Calf',
      cites: ['119.3', '601.2c'],
    },
    { words: 'Destroy target creature.', targets: 'Bull', after: 'Ann 20: Calf, Ring | Bob 20: | Calf', cites: ['701.8a'] },
    { words: 'Exile target creature.', targets: 'Bull', after: 'Ann 20: Calf, Ring | Bob 20: | Calf', cites: ['701.13a'] },
    { words: 'Tap target creature.', targets: 'Bull', after: 'Ann 20: Calf, Ring | Bob 20: Bull* | Calf', cites: ['701.26a'] },
    {
      words: 'Test Spell deals 2 damage to any target.',
      targets: 'Bob',
      after: 'Ann 20: Calf, Ring | Bob 18: Bull | Calf',
      cites: ['120.2b', '120.3a'],
    },
    { words: 'Each player sacrifices a creature.', after: 'Ann 20: Ring | Bob 20: | Calf', cites: ['701.21a'] },
    { words: 'Each player discards a card.', after: 'Ann 20: Calf, Ring | Bob 20: Bull | ', cites: ['701.9a'] },
    {
      words: "Return target creature to its owner's hand.",
      targets: 'Bull',
      after: 'Ann 20: Calf, Ring | Bob 20: | Calf',
      cites: ['400.7'],
    },
    {
      words: 'Return target creature card from your graveyard to your hand.',
      targets: 'Bull',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf, Bull',
      cites: ['400.7'],
    },
    {
      words: 'Return target creature card from your graveyard to the battlefield.',
      targets: '"Ann\'s Bull"',
      after: 'Ann 20: Calf, Ring, Bull | Bob 20: Bull | Calf',
      cites: ['400.7'],
    },
    {
      words: 'Create two 1/1 white Soldier creature tokens.',
      after: 'Ann 20: Calf, Ring, Soldier Token, Soldier Token | Bob 20: Bull | Calf',
      cites: ['701.7a', '111.2'],
    },
    {
      words: 'Gain control of target creature.',
      targets: 'Bull',
      after: 'Ann 20: Calf, Ring, Bull | Bob 20: | Calf',
      cites: ['613.1b'],
    },
    { words: 'Mill two cards.', after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf', cites: ['701.17a'] },
    { words: 'Destroy all creatures.', after: 'Ann 20: Ring | Bob 20: | Calf', cites: ['701.8a'] },
    {
      words: 'Attach target Equipment you control to target creature you control.',
      targets: 'Ring, Calf',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf',
      cites: ['701.3a'],
    },
    {
      words: "Target creature you control fights target creature you don't control.",
      targets: 'Calf, Bull',
      after: 'Ann 20: Ring | Bob 20: Bull | Calf',
      cites: ['701.14a'],
    },
    {
      words: 'Scry 1, then draw a card.',
      choices: '{ bottom: [Bull] }',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf, Calf',
      cites: ['701.22a', '121.1'],
    },
    {
      words: 'Surveil 1, then draw a card.',
      choices: '{ graveyard: [Bull] }',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf, Calf',
      cites: ['701.25a'],
    },
    {
      words: 'Search your library for a creature card, reveal it, put it into your hand, then shuffle.',
      choices: 'Bull',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf, Bull',
      cites: ['701.23a', '701.20a', '701.24a'],
    },
    {
      words: 'You may draw a card. If you do, discard a card.',
      choices: 'yes, Calf',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Bull',
      cites: ['608.2d', '701.9b'],
    },
    {
      words: "You may draw a card. If you don't, you gain 1 life.",
      choices: 'no',
      after: 'Ann 21: Calf, Ring | Bob 20: Bull | Calf',
      cites: ['608.2d'],
    },
    {
      words: 'Exile target creature. Its controller gains life equal to its power.',
      targets: 'Bull',
      after: 'Ann 20: Calf, Ring | Bob 23: | Calf',
      cites: ['701.13a', '119.3'],
    },
    {
      words: 'Each opponent loses 2 life and you gain 2 life.',
      after: 'Ann 22: Calf, Ring | Bob 18: Bull | Calf',
      cites: ['119.3'],
    },
    { words: 'Create a Treasure token.', after: 'Ann 20: Calf, Ring, Treasure Token | Bob 20: Bull | Calf', cites: ['701.7a'] },
    { words: 'Investigate.', after: 'Ann 20: Calf, Ring, Clue Token | Bob 20: Bull | Calf', cites: ['701.7a'] },
    {
      words: 'Target creature you control explores.',
      targets: 'Calf',
      choices: 'yes',
      after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf',
      cites: ['701.20a', '701.44a'],
    },
    { words: 'Proliferate.', after: 'Ann 20: Calf, Ring | Bob 20: Bull | Calf', cites: ['608.2'] },
  ])('$words', (row) => {
    const answer = cast(row);
    expect([answer.status, `${standing(answer)} | ${hand(answer, 'Ann')}`]).toEqual(['RESOLVED', row.after]);
    expect([...cited(answer)]).toEqual(expect.arrayContaining([...row.cites]));
  });
});

describe("what can't be done isn't offered, and as much as possible is done", () => {
  test.each<[string, string]>([
    ['You may sacrifice an enchantment. If you do, draw three cards.', 'Ann 20: Calf, Ring | Bob 20: Bull'],
    ['Sacrifice an enchantment. You gain 1 life.', 'Ann 21: Calf, Ring | Bob 20: Bull'],
  ])('%s', (words, after) => {
    const answer = cast({ words, after, cites: [] });
    expect([answer.status, standing(answer), answer.decisions.length]).toEqual(['RESOLVED', after, 0]);
  });
});
