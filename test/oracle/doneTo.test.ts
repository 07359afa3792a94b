import { describe, expect, test } from '@jest/globals';
import { KEYWORD_TABLE } from '../../src/keywords/index.ts';
import { readFace, type Verdict } from '../../src/oracle/index.ts';
import { hintsOn } from '../../src/oracle/measure/hints.ts';

const lineOf = (oracleText: string, types: readonly string[] = ['sorcery']) =>
  readFace({ name: 'Any Name', types, oracleText }).lines[0]!;
const verdictOf = (oracleText: string): Verdict => lineOf(oracleText).verdict;

/** What may stand in the place of "…", and what may not, each with the rule by which it may not. */
const DONE_TO: readonly (readonly [act: string, right: readonly string[], wrong: readonly string[], rule: string])[] = [
  [
    'Counter ….',
    ['target spell', 'target creature spell', 'target activated ability', 'target spell or ability'],
    ['target creature', 'target permanent', 'target card in your graveyard', 'target instant', 'target spell or creature'],
    '701.6a',
  ],
  [
    'Destroy ….',
    ['target creature', 'all lands', 'target permanent'],
    ['target spell', 'target card in a graveyard', 'target activated ability', 'target sorcery', 'target creature or spell'],
    '701.8a',
  ],
  ['Discard ….', ['a creature card', 'your hand'], ['a creature', 'target creature', 'target card', 'target spell'], '701.9a'],
  ['Sacrifice ….', ['a creature', 'two artifacts'], ['target spell', 'a creature card', 'a creature card in your graveyard'], '701.21a'],
  ['Tap ….', ['target creature', 'all lands'], ['target spell', 'target creature card in your graveyard'], '701.26a'],
  ['Untap ….', ['target creature'], ['target spell', 'target triggered ability'], '701.26b'],
  ['Regenerate ….', ['target creature'], ['target land card in your graveyard', 'target spell'], '701.19a'],
  ['Goad ….', ['target creature'], ['target creature spell'], '701.15b'],
  ['Detain ….', ['target creature'], ['target creature spell'], '701.35a'],
  ['Exile ….', ['target creature', 'target spell', 'target card from a graveyard'], ['target instant'], '701.13a'],
  [
    "Return … to its owner's hand.",
    ['target creature', 'target spell', 'target card from a graveyard'],
    ['target activated ability'],
    '109.2',
  ],
  ['Gain control of ….', ['target creature', 'target spell'], ['target creature card in a graveyard', 'target activated ability'], '113.8'],
  ['Put a +1/+1 counter on ….', ['target creature'], ['any target', 'target instant'], '122.1'],
  ['Copy ….', ['target instant spell', 'target activated ability'], ['target creature'], '707.10'],
  ['You may choose new targets for ….', ['target spell', 'target spell or ability'], ['target creature'], '115.7d'],
  ['Any Name deals 3 damage to ….', ['any target', 'target creature', 'target player'], ['target spell', 'target creature card in a graveyard'], '120.1'],
  ['Target creature fights ….', ['another target creature'], ['target creature spell'], '701.14a'],
  ['Search your library for …, reveal it, put it into your hand, then shuffle.', ['a creature card'], ['a creature'], '701.23a'],
  ['Manifest ….', ['the top card of your library'], ['target creature'], '701.40a'],
  ["Create a token that's a copy of ….", ['target creature', 'target creature card in your graveyard'], ['target activated ability'], '707.2'],
]; // biome-ignore format: a table

describe.each(DONE_TO)('%s', (act, right, wrong, rule) => {
  test.each(right)('is done to %s', (what) => expect(verdictOf(act.replace('…', what))).toBe('EXACT'));

  test.each(wrong)('isn’t done to %s', (what) => {
    const { verdict, refused, abilities, stoppedAt } = lineOf(act.replace('…', what));
    expect({ verdict, abilities, stoppedAt }).toEqual({ verdict: 'DECLINED', abilities: [], stoppedAt: null });
    expect(refused).toContain(`(CR ${rule})`);
  });
});

/** Who does something, where not every object can. */
test.each([
  ["can't block this turn", 'Target creature', 'Target creature spell'],
  ["can't be blocked this turn", 'Target creature', 'Target creature card in your graveyard'],
  ["can't be blocked by creatures with flying this turn", 'Target creature', 'Target creature spell'],
  ["can't be countered", 'Target spell', 'Target creature'],
  ["can't be regenerated this turn", 'Target creature', 'Target creature card in your graveyard'],
  ['loses all abilities until end of turn', 'Target creature', 'Target activated ability'],
  ['becomes a 1/1 Elf creature until end of turn', 'Target land', 'Target triggered ability'],
  ['becomes a copy of target creature', 'Target artifact', 'Target activated ability'],
  ['gets +1/+1 until end of turn', 'Each creature', 'The top card of your library'],
  ['explores', 'Target creature', 'Target creature spell'],
  ['phases out', 'Target creature', 'Target creature card in your graveyard'],
  ['attacks this turn if able', 'Target creature', 'Target creature spell'],
  ['deals 3 damage to any target', 'Target creature', 'Target activated ability'],
  ['gets +1/+1 until end of turn', 'Target creature', 'Target activated ability'],
])('“%s” is done by “%s”, not by “%s”', (deed, right, wrong) => {
  expect(verdictOf(`${right} ${deed}.`)).toBe('EXACT');
  expect(verdictOf(`${wrong} ${deed}.`)).toBe('DECLINED');
});

/** What words that point back speak of, once that is known. */
test.each([
  ['Two target creatures get +1/+1 until end of turn. They explore.', 'EXACT'],
  ['Target player draws a card. They explore.', 'DECLINED'],
  ['Target player draws two cards. They gain flying until end of turn.', 'DECLINED'],
  ['Target player draws two cards. They lose 2 life.', 'EXACT'],
  ['Target player draws two cards. They gain hexproof until end of turn.', 'EXACT'],
  ['Each opponent loses 1 life. They get +1/+1 until end of turn.', 'DECLINED'],
  ['Target opponent sacrifices a creature. They phase out.', 'DECLINED'],
  ['Target player creates two 1/1 white Soldier creature tokens. They gain flying until end of turn.', 'EXACT'],
  ['Target player loses 2 life. Destroy them.', 'DECLINED'],
  ['Target player draws two cards. Destroy them.', 'DECLINED'],
  ['Target player draws two cards, then discards them.', 'EXACT'],
  ['Counter target activated ability. Tap it.', 'DECLINED'],
  ['Counter target spell. Destroy it.', 'DECLINED'],
  ['Counter target spell. Exile it.', 'EXACT'],
  ['Tap target creature. Counter it.', 'DECLINED'],
  ['Tap target creature. Destroy it.', 'EXACT'],
  ['Any Name deals 3 damage to any target. Tap it.', 'EXACT'],
  ['Return target creature card from your graveyard to the battlefield. It explores.', 'EXACT'],
  ['Target creature card in your graveyard gains flashback until end of turn. It explores.', 'DECLINED'],
  ["Exile target creature, then return it to the battlefield under its owner's control. Tap it.", 'EXACT'],
])('%s %s', (text, verdict) => expect(verdictOf(text)).toBe(verdict));

/** What is described as nothing can be: a target card in no zone (CR 109.2a), a spell with a status of permanents (CR 110.5d). */
test.each([
  ['Exile target creature card in a graveyard.', 'Exile target creature card.', '109.2a'],
  ['Exile target suspended card.', 'Exile target card.', '109.2a'],
  ['Return target exiled card you own to your hand.', 'Return target card you own to your hand.', '109.2a'],
  ['Exile target tapped creature.', 'Exile target tapped card in a graveyard.', '701.13a'],
  ['Counter target spell.', 'Counter target attacking spell.', '701.6a'],
])('%s, not: %s', (right, wrong, rule) => {
  expect(verdictOf(right)).toBe('EXACT');
  expect(verdictOf(wrong)).toBe('DECLINED');
  expect(lineOf(wrong).refused).toContain(rule);
});

test('costs, conditions and abilities in quotation marks are looked at as well', () => {
  const read = (text: string) => lineOf(text, ['creature']).verdict;
  expect(read('Sacrifice a creature: Draw a card.')).toBe('EXACT');
  expect(read('Sacrifice a creature spell: Draw a card.')).toBe('DECLINED');
  expect(read('When this creature enters, sacrifice it unless you discard a creature card.')).toBe('EXACT');
  expect(read('When this creature enters, sacrifice it unless you discard a creature.')).toBe('DECLINED');
  expect(read('Creatures you control have "{T}: Tap target creature."')).toBe('EXACT');
  expect(read('Creatures you control have "{T}: Tap target spell."')).toBe('DECLINED');
});

test('each place of a list is judged, and a noun that all of them share counts for all', () => {
  expect(verdictOf('Return target artifact, enchantment, or legendary card from your graveyard to your hand.')).toBe('EXACT');
  expect(verdictOf('Exile target creature and target spell.')).toBe('EXACT');
  expect(verdictOf('Destroy target creature and target spell.')).toBe('DECLINED');
});

test('why words mean nothing is told, with the rule and the word that is missing', () => {
  const hintsFor = (text: string, types: readonly string[]) => {
    const face = { name: 'Any Name', types, oracleText: text };
    return readFace(face).lines.flatMap((line) => [...hintsOn(line, face, KEYWORD_TABLE)]);
  };
  const counter =
    'Only spells and abilities on the stack can be countered (CR 701.6a), not permanents. Without “spell” behind it a type means a permanent (CR 109.2).';
  expect(hintsFor('Counter target creature.', ['instant'])).toEqual([counter]);
  expect(hintsFor('Counter target creature.', ['creature'])).toContain(counter);
  expect(hintsFor('Sacrifice a creature card.', ['sorcery'])).toEqual([
    'Only permanents can be sacrificed (CR 701.21a), not cards.',
  ]);
  expect(hintsFor('Tap target creature. Counter it.', ['instant'])).toEqual([
    'Only spells and abilities on the stack can be countered (CR 701.6a), not permanents.',
  ]);
  expect(hintsFor('Target player loses 2 life. They get +1/+1 until end of turn.', ['sorcery'])).toEqual([
    'Only objects do what is said here, and the words speak of a player.',
  ]);
  expect(hintsFor('Destroy target creature.', ['sorcery'])).toEqual([]);
});
