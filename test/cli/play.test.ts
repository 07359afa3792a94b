import { describe, expect, test } from '@jest/globals';
import { readCardRecord } from '../../src/cards/record.ts';
import { explain } from '../../src/cli/coverage/play/explain.ts';
import { whyNotPlayed } from '../../src/cli/coverage/play/named.ts';
import { playCard } from '../../src/cli/coverage/play/playCard.ts';
import { definitionOf } from '../../src/cli/coverage/play/position.ts';

const SPELL = { typeLine: 'Instant', power: null, toughness: null };

function card(oracleText: string, more: object = {}) {
  const read = readCardRecord({
    name: 'Invented Card',
    layout: 'normal',
    source: 'a test',
    textQuality: 'verbatim',
    typeLine: 'Creature — Bear',
    manaCost: '{1}{G}',
    power: '2',
    toughness: '2',
    oracleText,
    ...more,
  });
  if (!read.ok) throw new Error(read.problem.reason);
  return read.value;
}
const SORCERY = { typeLine: 'Sorcery', power: null, toughness: null };

test.each([
  ['When this creature enters, you gain 3 life.', {}],
  ['{T}: Untap target creature.', {}],
  ['Other Goblins you control get +1/+1.', {}],
  ['Choose one —\n• Draw a card.\n• Destroy target enchantment creature.', SORCERY],
  ['{1}, Exile this card from your graveyard: Draw a card.', {}],
  ['Whenever this creature becomes the target of a spell, draw a card.', {}],
  ['Whenever you cast a spell with {X} in its mana cost, draw a card.', {}],
  ['When this creature enters, if you attacked this turn, draw a card.', {}],
  ['Whenever this Vehicle attacks, draw a card.\nCrew 1', { typeLine: 'Artifact — Vehicle' }],
  ['Whenever a player cycles a card, you gain 1 life.', {}],
  ["Look at target opponent's hand.", SORCERY],
  ['Devoid\nDraw a card.', SORCERY],
  ['Partner', {}],
  ['Whenever an opponent taps an artifact for mana, you gain 1 life.', {}],
  ['Whenever you roll one or more dice, draw a card.', {}],
  ['{T}: Copy target triggered ability you control.', {}],
  ['Counter target spell if no mana was spent to cast it.', { typeLine: 'Instant', power: null, toughness: null }],
  ['{T}: Destroy target Aura attached to a land.', {}],
])('%j is carried out', (words, more) => {
  expect(playCard(card(words, more))).toEqual({ kind: 'carried out' });
});

test('what is not carried out is unsupported, with its words', () => {
  const played = playCard(card('Flying', { manaCost: '{HW}' }));
  expect(played).toMatchObject({ kind: 'unsupported', reasons: [{ words: '{HW}' }] });
});

test('what waits for something that never comes changed nothing, and its words say why', () => {
  const played = playCard(card('At the beginning of your upkeep, if you have 5000 or more life, draw a card.'));
  expect(played).toMatchObject({ kind: 'changed nothing', abilities: [{ explained: true }] });
});

test.each([
  ['When this creature enters, you lose 1 life unless you have 1 or more life.', 'its condition was not true as it was followed'],
])('%j resolves in vain, as the trace says', (words, why) => {
  const played = playCard(card(words));
  expect(played).toMatchObject({
    kind: 'changed nothing',
    abilities: [{ explained: true, why: expect.stringContaining(why) }],
  });
});

test('what resolved, of which nothing is seen to say why nothing changed, is not explained', () => {
  const { faces } = definitionOf(card('Target creature deals damage to itself equal to its power.', SPELL));
  const ability = faces[0]!.abilities.find(({ tree }) => tree.kind === 'spell')!;
  const use = {
    ability,
    zones: [],
    mode: null,
    used: true,
    changed: false,
    inVain: new Set(['nothing'] as const),
    refusal: null,
  };
  expect(explain(use, ['instant'], true)).toMatchObject({ explained: false });
});

test('the same card is played the same', () => {
  const one = card('Whenever you cast a spell with mana value 99, draw a card.');
  expect(playCard(one)).toEqual(playCard(one));
});

describe('a card asked for by its name', () => {
  const record = (name: string, textQuality: string, oracleText: string) =>
    JSON.stringify({ name, textQuality, oracleText, layout: 'normal', source: 'a test', typeLine: 'Instant' });
  const lines = [
    record('Plain Draw', 'verbatim', 'Draw a card.'),
    record('Rebuilt Draw', 'derived', 'Draw a card.'),
    record('Odd Draw', 'verbatim', 'Draw a card.\nDraw sideways.'),
  ];

  test.each([
    ['Plain Draw', null],
    ['Plane Draw', 'There is no card named Plane Draw. Did you mean Plain Draw?'],
    ['Rebuilt Draw', "Rebuilt Draw isn't played, because its words aren't known as they were published."],
    ['Odd Draw', 'Odd Draw isn\'t played, because this isn\'t read: "Draw sideways.".'],
  ])('%s', (name, problem) => {
    expect(whyNotPlayed(lines, name)).toBe(problem);
  });
});
