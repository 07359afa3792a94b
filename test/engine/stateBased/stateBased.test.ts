import { describe, expect, test } from '@jest/globals';
import { cited, play, standing, verdict } from '../support/play.ts';

const CARDS = [
  '{name: Bear, typeLine: Creature, power: "2", toughness: "2"}',
  '{name: Titan, typeLine: Creature, power: "5", toughness: "5", oracleText: "Indestructible"}',
  '{name: Queen, typeLine: Legendary Creature, power: "2", toughness: "2"}',
  '{name: Realm, typeLine: World Enchantment}',
  '{name: Walker, typeLine: Planeswalker, loyalty: "3"}',
  '{name: Blade, typeLine: Artifact — Equipment}',
  '{name: Plague, typeLine: Sorcery, manaCost: "{0}", oracleText: "All creatures get -2/-2 until end of turn."}',
  '{name: Quake, typeLine: Sorcery, manaCost: "{0}", oracleText: "Quake deals 2 damage to each creature."}',
  '{name: Bolt, typeLine: Sorcery, manaCost: "{0}", oracleText: "Bolt deals 3 damage to any target."}',
  '{name: Drain, typeLine: Sorcery, manaCost: "{0}", oracleText: "Each player loses 20 life."}',
  '{name: Hurt, typeLine: Sorcery, manaCost: "{0}", oracleText: "Target player loses 20 life."}',
  '{name: Study, typeLine: Sorcery, manaCost: "{0}", oracleText: "Draw three cards."}',
  '{name: Return, typeLine: Sorcery, manaCost: "{0}", oracleText: "Return target creature to its owner\'s hand."}',
  '{name: Trinket, typeLine: Sorcery, manaCost: "{0}", oracleText: "You gain 1 life."}',
];

/** Ann casts a spell for nothing; both players' battlefields. */
function cast(spell: string, ann: string, bob: string, more = '', player = ''): ReturnType<typeof play> {
  return play(
    CARDS,
    `players:\n  - {name: Ann, hand: [${spell}], battlefield: [${ann}]${player}}\n  - {name: Bob, battlefield: [${bob}]}\nactions:\n  - {player: Ann, cast: ${spell}${more}}\n  - resolve: all\n`,
  );
}

describe('state-based actions', () => {
  test.each([
    ['toughness 0', cast('Plague', 'Bear', 'Titan'), 'Ann 20: | Bob 20: Titan', '704.5f'],
    [
      'lethal damage, but not for the indestructible',
      cast('Quake', 'Bear', '{card: Titan, damage: 4}'),
      'Ann 20: | Bob 20: Titan',
      '704.5g',
    ],
    ['a planeswalker without loyalty', cast('Bolt', '', 'Walker', ', targets: [Walker]'), 'Ann 20: | Bob 20:', '704.5i'],
    [
      'opposed counters',
      cast('Trinket', '{card: Bear, counters: {"+1/+1": 2, "-1/-1": 1}}', ''),
      'Ann 21: Bear | Bob 20:',
      '704.5q',
    ],
    ['the newest world stays', cast('Trinket', 'Realm', 'Realm'), 'Ann 21: | Bob 20: Realm', '704.5k'],
    [
      'Equipment on what is no creature',
      cast('Trinket', 'Walker, {card: Blade, attachedTo: Walker}', ''),
      'Ann 21: Walker, Blade | Bob 20:',
      '704.5n',
    ],
    [
      'an attached creature',
      cast('Trinket', 'Titan, {card: Bear, attachedTo: Titan}', ''),
      'Ann 21: Titan, Bear | Bob 20:',
      '704.5p',
    ],
    ['a token leaves', cast('Return', '{card: Bear, token: true}', '', ', targets: [Bear]'), 'Ann 20: | Bob 20:', '704.5d'],
    ['legends of two players', cast('Trinket', 'Queen', 'Queen'), 'Ann 21: Queen | Bob 20: Queen', '704.5j'],
  ])('%s', (name, answer, expected, rule) => {
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', expected]);
    expect(cited(answer).has(rule)).toBe(!name.startsWith('legends of two'));
  });

  test('the legend rule asks which to keep', () => {
    expect(verdict(cast('Trinket', 'Queen, {card: Queen, tapped: true}', ''))).toBe('NEEDS_DECISION: legend');
    const answer = play(
      CARDS,
      'players:\n  - {name: Ann, battlefield: [Queen, {card: Queen, tapped: true, as: older}]}\n  - {name: Bob}\nactions:\n  - {player: Ann, choose: [older]}\n',
    );
    expect([verdict(answer), standing(answer)]).toEqual(['RESOLVED', 'Ann 20: Queen* | Bob 20:']);
  });

  test('counters go in pairs', () => {
    const answer = cast('Trinket', '{card: Bear, counters: {"+1/+1": 2, "-1/-1": 1}}', '');
    expect(answer.finalState.objects.find(({ name }) => name === 'Bear')?.counters).toEqual({ '+1/+1': 1 });
  });

  test('all that apply are performed in one check', () => {
    const answer = cast('Quake', '{card: Bear, damage: 1}, {card: Bear, damage: 1}', '');
    expect(
      answer.steps.filter(({ kind, citations }) => kind === 'state-based action' && citations.includes('704.3')),
    ).toHaveLength(1);
  });
});

describe('the end of the game', () => {
  test.each([
    ['no life left', cast('Hurt', '', '', ', targets: [Bob]'), ['Ann'], false, ['704.5a', '104.2a']],
    ['both at the same time', cast('Drain', '', ''), [], true, ['704.5a', '104.4a']],
    ['drawing from an empty library', cast('Study', '', '', '', ', librarySize: 2'), ['Bob'], false, ['704.5b', '104.2a']],
    ['poison', cast('Trinket', '', '', '', ', counters: {poison: 10}'), ['Bob'], false, ['704.5c', '104.2a']],
  ])('%s', (_name, answer, winners, draw, rules) => {
    expect([answer.finalState.over?.winners, answer.finalState.over?.draw]).toEqual([winners, draw]);
    expect([...cited(answer)]).toEqual(expect.arrayContaining(rules));
  });
});
