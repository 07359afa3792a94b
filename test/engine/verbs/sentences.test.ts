import { describe, expect, test } from '@jest/globals';
import { cited, play, standing, verdict } from '../support/play.ts';

const spell = (name: string, words: string): string =>
  `{ name: ${name}, typeLine: Instant, manaCost: "{0}", oracleText: "${words}" }`;
const beast = (name: string, words = ''): string =>
  `{ name: ${name}, typeLine: "Creature — Beast", manaCost: "{0}", power: 2, toughness: 2${words ? `, oracleText: "${words}"` : ''} }`;

interface Row {
  readonly words: string;
  readonly targets?: string;
  readonly modes?: string;
  readonly choices?: string;
  /** Answers of Bob. */
  readonly bob?: string;
  readonly after: string;
  readonly cites?: readonly string[];
}

function cast({ words, targets, modes, choices, bob }: Row, then = '') {
  const extra = [targets && `targets: [${targets}]`, modes && `modes: [${modes}]`, choices && `choices: [${choices}]`].filter(
    Boolean,
  );
  return play(
    [spell('Test Spell', words), beast('Calf'), '{ name: Isle, typeLine: "Basic Land — Island" }'],
    `players:
  - { name: Ann, hand: [Test Spell, Isle], battlefield: [Calf, Isle] }
  - { name: Bob, hand: [Isle, Isle], battlefield: [Calf], mana: "{U}{U}{U}" }
actions:
  - { player: Ann, cast: Test Spell${extra.map((part) => `, ${part}`).join('')} }
${bob ? `  - { player: Bob, choose: [${bob}] }\n` : ''}  - resolve: all
${then}`,
  );
}

describe('sentences are followed in the order written (608.2c)', () => {
  test.each<Row>([
    {
      words: 'Each player may draw a card.',
      choices: 'no',
      bob: 'no',
      after: 'Ann 20: Calf, Isle | Bob 20: Calf',
      cites: ['608.2d'],
    },
    {
      words: 'You may sacrifice a creature. If you do, you gain 4 life.',
      choices: 'yes',
      after: 'Ann 24: Isle | Bob 20: Calf',
      cites: ['701.21a'],
    },
    {
      words: 'You may sacrifice a creature. When you do, you gain 4 life.',
      choices: 'yes',
      after: 'Ann 24: Isle | Bob 20: Calf',
      cites: ['603.12'],
    },
    {
      words: 'You may sacrifice a creature. When you do, you gain 4 life.',
      choices: 'no',
      after: 'Ann 20: Calf, Isle | Bob 20: Calf',
    },
    {
      words: 'Target player discards a card unless they pay {2}.',
      targets: 'Bob',
      bob: 'yes',
      after: 'Ann 20: Calf, Isle | Bob 20: Calf',
      cites: ['118.12a'],
    },
    { words: 'If you control an Island, you gain 2 life.', after: 'Ann 22: Calf, Isle | Bob 20: Calf' },
    { words: 'If you control a Swamp, you gain 2 life.', after: 'Ann 20: Calf, Isle | Bob 20: Calf', cites: ['608.2c'] },
    {
      words: 'Choose one —\\n• You gain 1 life.\\n• Target player loses 2 life.',
      modes: '2',
      targets: 'Bob',
      after: 'Ann 20: Calf, Isle | Bob 18: Calf',
    },
    {
      words: 'Choose one —\\n• You gain 1 life.\\n• Target player loses 2 life.',
      modes: '1',
      after: 'Ann 21: Calf, Isle | Bob 20: Calf',
    },
    { words: 'You gain 1 life for each creature on the battlefield.', after: 'Ann 22: Calf, Isle | Bob 20: Calf' },
    {
      words: "Destroy target creature. It can't be regenerated.",
      targets: '"Bob\'s Calf"',
      after: 'Ann 20: Calf, Isle | Bob 20:',
      cites: ['701.8a'],
    },
    { words: 'Each player loses 1 life for each creature they control.', after: 'Ann 19: Calf, Isle | Bob 19: Calf' },
  ])('$words $choices', (row) => {
    const answer = cast(row);
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', row.after]);
    expect([...cited(answer)]).toEqual(expect.arrayContaining([...(row.cites ?? [])]));
  });
});

describe('what comes later', () => {
  test('an exiled creature returns at the next end step (603.7)', () => {
    const words =
      "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.";
    const row = { words, targets: '"Bob\'s Calf"', after: '' };
    expect(standing(cast(row))).toBe('Ann 20: Calf, Isle | Bob 20:');
    const later = cast(row, '  - advanceTo: { step: end }\n  - resolve: all\n');
    expect([standing(later), cited(later).has('603.7a')]).toEqual(['Ann 20: Calf, Isle | Bob 20: Calf', true]);
  });

  test('what is exiled until something leaves returns as it leaves (610.3)', () => {
    const jail = beast(
      'Jail',
      'When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.',
    );
    const answer = play(
      [jail, beast('Calf'), spell('Shot', 'Destroy target creature.')],
      `players:
  - { name: Ann, hand: [Jail, Shot] }
  - { name: Bob, battlefield: [Calf] }
actions:
  - { player: Ann, cast: Jail }
  - resolve: all
  - check: { has: [{ zone: exile, player: Bob, card: Calf }] }
  - { player: Ann, cast: Shot, targets: [Jail] }
  - resolve: all
`,
    );
    expect([verdict(answer), standing(answer), cited(answer).has('610.3')]).toEqual(['RESOLVED', 'Ann 20: | Bob 20: Calf', true]);
  });

  test('effects end with the turn', () => {
    const answer = cast({
      words: 'Target creature gets +2/+2 and gains flying until end of turn.',
      targets: '"Ann\'s Calf"',
      after: '',
    });
    const power = ({ finalState }: typeof answer) =>
      finalState.objects.filter(({ name }) => name === 'Calf').map((calf) => calf.power);
    expect(power(answer)).toEqual([4, 2]);
    const next = cast(
      { words: 'Target creature gets +2/+2 and gains flying until end of turn.', targets: '"Ann\'s Calf"', after: '' },
      '  - advanceTo: { active: Bob, step: upkeep }\n',
    );
    expect(power(next)).toEqual([2, 2]);
  });

  test('linked abilities return what they exiled (607.2a)', () => {
    const ring = `{ name: Ring, typeLine: Enchantment, manaCost: "{0}", oracleText: "When this enchantment enters, exile another target nonland permanent.\\nWhen this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control." }`;
    const answer = play(
      [ring, beast('Calf'), spell('Shot', 'Destroy target enchantment.')],
      `players:
  - { name: Ann, hand: [Ring, Shot] }
  - { name: Bob, battlefield: [Calf] }
actions:
  - { player: Ann, cast: Ring }
  - resolve: all
  - { player: Ann, cast: Shot, targets: [Ring] }
  - resolve: all
`,
    );
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', 'Ann 20: | Bob 20: Calf']);
  });
});

describe("suspend's last sentence", () => {
  const late =
    '{ name: Late Calf, typeLine: "Creature — Beast", manaCost: "{9}", power: 2, toughness: 2, oracleText: "Suspend 3—{U}" }';
  const on = (answer: string) =>
    play(
      [late],
      `players:
  - { name: Ann, exile: [{ card: Late Calf, counters: { time: 1 } }] }
  - { name: Bob }
start: { active: Bob, step: end }
actions:
  - advanceTo: { active: Ann, step: upkeep }
  - { player: Ann, choose: [${answer}] }
  - resolve: all
`,
    );
  test('played it has haste; not played it remains exiled', () => {
    const calf = (answer: ReturnType<typeof on>) => {
      const found = answer.finalState.objects.find(({ name }) => name === 'Late Calf');
      return [found?.zone, found?.keywords.includes('haste')];
    };
    expect(calf(on('yes'))).toEqual(['battlefield', true]);
    expect(calf(on('no'))).toEqual(['exile', false]);
  });
});
