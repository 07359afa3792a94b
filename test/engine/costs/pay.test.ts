import { describe, expect, test } from '@jest/globals';
import { cited, play, standing, verdict } from '../support/play.ts';

const land = (name: string, text: string, types = 'Land'): string =>
  `{name: ${name}, typeLine: ${types}, oracleText: ${JSON.stringify(text)}}`;
const spell = (name: string, cost: string | null, text = 'You gain 1 life.', more = ''): string =>
  `{name: ${name}, ${cost === null ? '' : `manaCost: "${cost}", `}typeLine: Sorcery, oracleText: ${JSON.stringify(text)}${more}}`;

const CARDS = [
  land('Isle', '{T}: Add {U}.'),
  land('Peak', '{T}: Add {R}.'),
  land('Shoal', '{T}: Add {U} or {R}.'),
  land('Ruin', '{T}: Add {C}{C}.'),
  land('Mire', '{T}: Add {C}.\n{T}: Add {B} or {R}. This land deals 1 damage to you.'),
  land('Delta', '{1}, {T}: Add {U}{R}.', 'Land'),
  land('Ice', '{T}: Add {U}.', 'Snow Land'),
  land('Spring', '{T}: Add one mana of any color.'),
  '{name: Elf, typeLine: Creature, power: "1", toughness: "1", oracleText: "{T}: Add {G}."}',
  '{name: Petal, typeLine: Artifact, oracleText: "{T}, Sacrifice this artifact: Add one mana of any color."}',
  '{name: Bear, typeLine: Creature, power: "2", toughness: "2"}',
  '{name: Tithe, typeLine: Creature, power: "2", toughness: "1", oracleText: "Noncreature spells cost {1} more to cast."}',
  '{name: Patron, typeLine: Creature, power: "2", toughness: "1", oracleText: "Noncreature spells cost {1} less to cast."}',
  '{name: Bauble, typeLine: Artifact, oracleText: "{2}, {T}, Sacrifice this artifact: You gain 3 life."}',
  '{name: Altar, typeLine: Artifact, oracleText: "Sacrifice a creature: You gain 2 life."}',
  '{name: Ledger, typeLine: Artifact, oracleText: "Pay 2 life: Draw a card."}',
  spell('One', '{1}'),
  spell('Blue', '{U}'),
  spell('Both', '{1}{U}'),
  spell('Three', '{2}{R}'),
  spell('Frost', '{S}'),
  spell('Hybrid', '{U/R}{U/R}'),
  spell('Twofold', '{2/W}'),
  spell('Wound', '{1}{B/P}'),
  spell('Free', '{0}'),
  spell('Costless', null),
  spell('Exes', '{X}{R}', 'You gain X life.'),
  spell('Green', '{G}'),
  spell('Rally', '{2}{U}', 'Convoke\nYou gain 1 life.'),
];

function cast(board: string, action: string, more = ''): ReturnType<typeof play> {
  const hand = /cast: (\w+)/.exec(action)?.[1];
  return play(
    CARDS,
    `players:\n  - {name: Ann, ${hand ? `hand: [${hand}], ` : ''}battlefield: [${board}]${more}}\n  - {name: Bob, battlefield: []}\nactions:\n  - {player: Ann, ${action}}\n`,
  );
}

describe('costs are paid automatically', () => {
  test.each([
    ['one land', 'Isle', 'cast: Blue', 'Ann 21: Isle*', ['601.2g', '605.3b', '601.2h']],
    ['the land that can do less first', 'Shoal, Isle', 'cast: One', 'Ann 21: Shoal, Isle*', []],
    ['what the other can not give is kept', 'Isle, Shoal, Ruin', 'cast: Three', 'Ann 21: Isle, Shoal*, Ruin*', []],
    ['two mana of one land', 'Ruin, Peak', 'cast: Three', 'Ann 21: Ruin*, Peak*', []],
    ['no harm without need', 'Mire', 'cast: One', 'Ann 21: Mire*', []],
    ['a land that costs mana', 'Isle, Delta', 'cast: Hybrid', 'Ann 21: Isle*, Delta*', []],
    ['snow', 'Isle, Ice', 'cast: Frost', 'Ann 21: Isle, Ice*', []],
    ['hybrid', 'Isle, Peak', 'cast: Hybrid', 'Ann 21: Isle*, Peak*', []],
    ['monocolored hybrid by two others', 'Isle, Peak', 'cast: Twofold', 'Ann 21: Isle*, Peak*', []],
    ['monocolored hybrid by its color', 'Isle, Peak, Spring', 'cast: Twofold', 'Ann 21: Isle, Peak, Spring*', []],
    ['nothing at all', '', 'cast: Free', 'Ann 21:', ['118.5']],
    ['X', 'Peak, Isle, Ruin', 'cast: Exes, x: 3', 'Ann 23: Peak*, Isle*, Ruin*', ['107.3a']],
    ['a tax', 'Isle, Peak, Tithe', 'cast: Blue', 'Ann 21: Isle*, Peak*, Tithe', ['601.2f', '118.8']],
    [
      'a reduction, of generic mana only',
      'Isle, Patron, Patron',
      'cast: Both',
      'Ann 21: Isle*, Patron, Patron',
      ['601.2f', '118.7'],
    ],
    [
      'an ability with mana, tapping and a sacrifice',
      'Isle, Peak, Bauble',
      'activate: 1, of: Bauble',
      'Ann 23: Isle*, Peak*',
      ['602.2'],
    ],
    ['the only creature is sacrificed', 'Bear, Altar', 'activate: 1, of: Altar', 'Ann 22: Altar', ['701.21a']],
    ['Phyrexian mana by life that is said', 'Isle', 'cast: Wound, pay: {life: 2}', 'Ann 19: Isle*', ['107.4f']],
    ['a creature that is named', 'Elf', 'cast: Green, pay: {manaFrom: [Elf]}', 'Ann 21: Elf*', []],
    ['a sacrifice for mana that is named', 'Petal', 'cast: Green, pay: {manaFrom: [Petal]}', 'Ann 21:', []],
    ['mana that is said', 'Isle, Peak, Isle', 'cast: Both, pay: {mana: "{R}"}', 'Ann 21: Isle*, Peak*, Isle', []],
  ])('%s', (_name, board, action, expected, rules) => {
    const answer = cast(board, action);
    expect([verdict(answer), standing(answer).split(' | ')[0]]).toEqual(['RESOLVED', expected]);
    expect([...cited(answer)]).toEqual(expect.arrayContaining([...rules]));
  });
});

test.each([
  ['unlimited mana', '', 'cast: Three', ', mana: unlimited', 'Ann 21:', '118.3a'],
  ['the pool before lands', 'Isle', 'cast: Blue', ', mana: "{U}"', 'Ann 21: Isle', '106.4'],
])('mana that a player was given: %s', (_name, board, action, mana, expected, rule) => {
  const answer = cast(board, action, mana);
  expect([verdict(answer), standing(answer).split(' | ')[0]]).toEqual(['RESOLVED', expected]);
  expect(cited(answer)).toContain(rule);
});

describe('what can not be paid', () => {
  test.each([
    [
      'too little',
      'Isle',
      'cast: Both',
      "Ann can't pay {1}{U} for Both: there is nothing in the mana pool and no way to add enough.",
      ['118.3', '601.2h'],
    ],
    [
      'only by a creature',
      'Elf',
      'cast: Green',
      "Ann can't pay {G} for Green: there is nothing in the mana pool and no way to add enough unasked; it could be paid with mana of Elf (creatures and sources that cost more than tapping are used only where the payment names them: manaFrom).",
      ['118.3', '601.2h'],
    ],
    [
      'only by life',
      'Isle',
      'cast: Wound',
      "Ann can't pay {1}{B/P} for Wound: there is nothing in the mana pool and no way to add enough unasked; 2 life would help (life is paid only where the payment says so: life).",
      ['118.3', '601.2h', '107.4f'],
    ],
    [
      'only by tapping creatures for it',
      'Isle, Bear, Bear, Bear',
      'cast: Rally',
      "Ann can't pay {2}{U} for Rally: there is nothing in the mana pool and no way to add enough unasked; convoke would help (used only where the payment says so: convoke: [Bear, Bear]).",
      ['118.3', '601.2h', '702.51a', '702.51b'],
    ],
    ['no mana cost', 'Isle', 'cast: Costless', "Costless has no mana cost, and such a cost can't be paid.", ['118.6', '601.2h']],
  ])('%s', (_name, board, action, reason, rules) => {
    const answer = cast(board, action);
    expect(verdict(answer)).toBe(`ILLEGAL: ${reason}`);
    expect(answer.refusal?.citations).toEqual(rules);
    expect(standing(answer).split(' | ')[0]).toBe(`Ann 20: ${board}`);
  });
});

test('what may be sacrificed is asked', () => {
  expect(verdict(cast('Bear, Elf, Altar', 'activate: 1, of: Altar'))).toBe('NEEDS_DECISION: choose');
});

test('the answer says what was paid automatically', () => {
  expect(cast('Isle', 'cast: Blue').assumptions.map(({ text }) => text)).toEqual(['Ann pays automatically with mana of Isle.']);
});

test('mana is lost as the step ends', () => {
  const answer = play(
    CARDS,
    'players:\n  - {name: Ann, battlefield: [Isle]}\n  - {name: Bob}\nactions:\n  - {player: Ann, activate: 1, of: Isle}\n  - advanceTo: {step: end}\n',
  );
  expect([verdict(answer), [...cited(answer)].includes('500.5'), answer.finalState.players[0]?.mana]).toEqual([
    'RESOLVED',
    true,
    '',
  ]);
});
