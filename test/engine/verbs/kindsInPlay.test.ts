import { describe, expect, test } from '@jest/globals';
import { play, standing, verdict } from '../support/play.ts';

const CARDS = [
  '{ name: Ash, typeLine: "Creature — Bird", manaCost: "{0}", power: 1, toughness: 1, oracleText: "{0}: Return this card from your graveyard to your hand." }',
  '{ name: Ghost, typeLine: "Creature — Bird", manaCost: "{0}", power: 1, toughness: 1, oracleText: "At the beginning of your upkeep, return this card from your graveyard to the battlefield." }',
  '{ name: Wisp, typeLine: "Creature — Bird", manaCost: "{0}", power: 1, toughness: 1, oracleText: "When this creature dies, return it to its owner\'s hand." }',
  '{ name: Stalker, typeLine: "Creature — Cat", manaCost: "{0}", power: 2, toughness: 2, oracleText: "This creature can\'t be blocked as long as defending player controls a Swamp." }',
  '{ name: Seek, typeLine: Instant, manaCost: "{0}", oracleText: "Look at the top three cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order." }',
  '{ name: Herald, typeLine: "Creature — Cat", manaCost: "{0}", power: 1, toughness: 1, oracleText: "Whenever a creature attacks, you may sacrifice a land. When you do, put a +1/+1 counter on that creature." }',
  '{ name: Shot, typeLine: Instant, manaCost: "{0}", oracleText: "Destroy target creature." }',
];

const ann = (more: string, bob = ''): string => `players: [{ name: Ann, ${more} }, { name: Bob${bob} }]\n`;

describe('an ability that moves its object out of a zone functions there (CR 113.6m)', () => {
  test.each([
    { what: 'activated from the graveyard', zone: 'graveyard: [Ash]', act: '{ activate: 1, of: Ash }', is: 'RESOLVED' },
    { what: 'not from the battlefield', zone: 'battlefield: [Ash]', act: '{ activate: 1, of: Ash }', is: 'ILLEGAL' },
  ])('$what', ({ zone, act, is }) => {
    expect(verdict(play(CARDS, `${ann(zone)}actions: [${act}]`))).toMatch(new RegExp(`^${is}`));
  });

  test('triggers from the graveyard', () => {
    const actions = 'actions: [{ advanceTo: { step: draw, active: Ann, turn: 3 } }]';
    expect(standing(play(CARDS, `${ann('graveyard: [Ghost], battlefield: [Ghost]')}${actions}`))).toBe(
      'Ann 20: Ghost, Ghost | Bob 20:',
    );
  });

  test('but from where it was if the event put it there', () => {
    const answer = play(CARDS, `${ann('hand: [Shot], battlefield: [Wisp]')}actions: [{ cast: Shot, targets: [Wisp] }]`);
    expect(answer.finalState.objects.find(({ name }) => name === 'Wisp')?.zone).toBe('hand');
  });
});

test('without an attack there is no defending player, so other rules go on (CR 508.5)', () => {
  const answer = play(
    CARDS,
    `${ann('hand: [Shot], battlefield: [Stalker, Herald]')}actions: [{ cast: Shot, targets: [Herald] }]`,
  );
  expect(`${verdict(answer)} ${standing(answer)}`).toBe('RESOLVED Ann 20: Stalker | Bob 20:');
});

test('"from among them" looks where those cards are', () => {
  const answer = play(
    CARDS,
    `${ann('hand: [Seek], library: [Shot, Wisp, Shot]')}actions: [{ cast: Seek }, { player: Ann, choose: [yes] }]`,
  );
  expect(verdict(answer)).toBe('RESOLVED');
  expect(answer.finalState.objects.find(({ name }) => name === 'Wisp')?.zone).toBe('hand');
});

test('a reflexive trigger speaks of what its maker triggered on (CR 603.12)', () => {
  const land = '{ name: Moor, typeLine: Land }';
  const answer = play(
    [...CARDS, land],
    `${ann('battlefield: [Herald, Stalker, Moor]')}actions: [{ attack: [{ attacker: Stalker, on: Bob }] }, { player: Ann, choose: [yes] }]`,
  );
  expect(verdict(answer)).toBe('RESOLVED');
  expect(answer.finalState.objects.find(({ name }) => name === 'Stalker')?.power).toBe(3);
});

describe('"otherwise" after "if you do" follows what was done', () => {
  const MEAL =
    '{ name: Meal, typeLine: Instant, manaCost: "{0}", oracleText: "You may sacrifice a land. If you do, target creature gets +5/+5 until end of turn. Otherwise, that creature gets +3/+3 until end of turn." }';
  const MOOR = '{ name: Moor, typeLine: Land }';

  test.each([
    { what: 'done', lands: ', Moor', answers: 'yes', power: 7 },
    { what: 'declined', lands: ', Moor', answers: 'no', power: 5 },
    { what: 'not possible', lands: '', answers: '', power: 5 },
  ])('$what', ({ lands, answers, power }) => {
    const cast = '{ cast: Meal, targets: [Stalker] }';
    const choose = answers ? `, { player: Ann, choose: [${answers}] }` : '';
    const answer = play(
      [...CARDS, MEAL, MOOR],
      `${ann(`hand: [Meal], battlefield: [Stalker${lands}]`)}actions: [${cast}${choose}]`,
    );
    expect(answer.finalState.objects.find(({ name }) => name === 'Stalker')?.power).toBe(power);
  });
});

test('"into their owner\'s library" shuffles each into its own owner\'s (CR 701.24c)', () => {
  const flask =
    '{ name: Flask, typeLine: Artifact, manaCost: "{0}", oracleText: "{0}: You gain 5 life. Shuffle Flask and your graveyard into their owner\'s library." }';
  const own = 'battlefield: [Flask], graveyard: [Shot, Seek], librarySize: 3';
  const answer = play([...CARDS, flask], `${ann(own)}actions: [{ activate: 1, of: Flask }]`);
  expect(`${verdict(answer)} ${standing(answer)}`).toBe('RESOLVED Ann 25: | Bob 20:');
  expect(answer.finalState.players[0]?.librarySize).toBe(6);
});

describe('support (CR 701.41a)', () => {
  const cards = [
    ...CARDS,
    '{ name: Chief, typeLine: "Creature — Cat", manaCost: "{0}", power: 1, toughness: 1, oracleText: "When this creature enters, support 2." }',
    '{ name: Rally, typeLine: Instant, manaCost: "{0}", oracleText: "Support 2." }',
  ];
  const powers = (answer: ReturnType<typeof play>): string =>
    answer.finalState.objects
      .filter(({ zone }) => zone === 'battlefield')
      .map(({ name, power }) => `${name} ${power}`)
      .join(', ');

  test('on a permanent it targets others', () => {
    const actions = 'actions: [{ cast: Chief }, { player: Ann, choose: [[Herald, Stalker]] }]';
    const answer = play(cards, `${ann('hand: [Chief], battlefield: [Herald, Stalker]')}${actions}`);
    expect(`${verdict(answer)} ${powers(answer)}`).toBe('RESOLVED Herald 2, Stalker 3, Chief 1');
  });

  test('a spell may target any two', () => {
    const answer = play(cards, `${ann('hand: [Rally], battlefield: [Herald]')}actions: [{ cast: Rally, targets: [[Herald]] }]`);
    expect(`${verdict(answer)} ${powers(answer)}`).toBe('RESOLVED Herald 2');
  });
});

describe('what players gain are rules about them (CR 613.10)', () => {
  const CREAM = '{ name: Cream, typeLine: Instant, manaCost: "{0}", oracleText: "Cream deals 3 damage to any target." }';
  const actions = 'actions: [{ cast: Aegis }, { resolve: all }, { player: Bob, cast: Cream, targets: [Ann] }]';
  test.each([
    { words: 'You gain protection from everything until your next turn.', is: 'ILLEGAL', rule: '702.16b' },
    { words: 'You gain hexproof until end of turn.', is: 'ILLEGAL', rule: '101.2' },
    { words: 'You gain 1 life.', is: 'RESOLVED', rule: '601.2c' },
  ])('$words', ({ words, is, rule }) => {
    const aegis = `{ name: Aegis, typeLine: Instant, manaCost: "{0}", oracleText: "${words}" }`;
    const answer = play([...CARDS, aegis, CREAM], `${ann('hand: [Aegis]', ', hand: [Cream]')}${actions}`);
    expect(verdict(answer)).toMatch(new RegExp(`^${is}`));
    expect([...(answer.refusal?.citations ?? []), '601.2c']).toContain(rule);
  });

  test('by a static ability', () => {
    const statue = '{ name: Statue, typeLine: Artifact, oracleText: "You have hexproof." }';
    const answer = play(
      [...CARDS, statue, CREAM],
      `${ann('battlefield: [Statue]', ', hand: [Cream]')}actions: [{ player: Bob, cast: Cream, targets: [Ann] }]`,
    );
    expect(verdict(answer)).toMatch(/^ILLEGAL/);
  });
});
