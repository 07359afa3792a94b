import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from '../../src/cards/names/distance.ts';
import { foldName, identityKey, NameIndex, preferredSpelling, skeleton, theOneMeant } from '../../src/cards/names/index.ts';
import { readCardLine } from '../../src/cards/record.ts';
import { NICKNAMES } from '../../src/cards/starter/nicknames.ts';
import { sharedLines, testWithData } from '../support/sharedData.ts';

const card = (name: string, ...types: readonly string[]) => ({
  name,
  faces: name.split(' // ').map((face) => ({ name: face, types })),
});
const NAMES = [
  'Flash Flood',
  'Quest for Pure Flame',
  'Fire // Ice',
  'Start // Fire',
  'Who // What // When // Where // Why',
  'Bind',
  'Bind // Liberate',
  'Lim-Dûl’s Vault',
  "Lim-Dul's Vault",
  'Æther Vial',
  'X',
  'Dark Confidant',
  'Lightning Bolt',
  'Lightning Blast',
  'Lightning Blow',
  'Jace, Vryn’s Prodigy // Jace, Telepath Unbound',
  'Wasteland',
  'Waste Land',
  '_____',
  'With Great Power . . .',
  'Thalia, Guardian of Thraben',
  'Bartolomé, the Presidio',
  'Keen Student // Dark Confidant',
  'Erase (Not the Usual One)',
  'Erase',
];
const index = new NameIndex(
  [card('Queen of Slivers, the Mother', 'Vanguard'), card('Queen of Slivers', 'Creature'), ...NAMES.map((name) => card(name))],
  NICKNAMES,
);
const found = (query: string) =>
  index
    .lookUp(query)
    .map(({ card, matchKind, matchedFace }) =>
      [card.name, matchKind, ...(matchedFace === null ? [] : [matchedFace])].join(' | '),
    );

describe('folding', () => {
  test.each([
    ['LIM-DÛL’S  VAULT', "lim-dul's vault"],
    ['Æther Vial', 'aether vial'],
    ['Jötun Grunt', 'jotun grunt'],
    ['“Rumors” — Bespoke Bō®', '"rumors" - bespoke bo'],
    ['With Great Power . . .', 'with great power...'],
    ['With Great Power…', 'with great power...'],
    ['_____', '_____'],
  ])('%s', (name, folded) => expect(foldName(name)).toBe(folded));

  test('is done once and for all', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => expect(foldName(foldName(name))).toBe(foldName(name))));
  });

  test.each([
    ['Fire // Ice', 'fire/ice', true],
    ['Fire // Ice', 'Fire Ice', true],
    ['Lim-Dûl’s Vault', 'lim duls vault', true],
    ['Fire // Ice', 'Ice // Fire', false],
  ])('%s and %s have one skeleton: %s', (a, b, same) => expect(skeleton(a) === skeleton(b)).toBe(same));

  test.each([
    ['Lim-Dûl’s Vault', "Lim-Dul's Vault", true],
    ['With Great Power...', 'With Great Power . . .', true],
    ['Wasteland', 'Waste Land', false],
    ['Bind', 'Bind // Liberate', false],
  ])('%s and %s are one card: %s', (a, b, same) => expect(identityKey(a) === identityKey(b)).toBe(same));

  test('of two spellings the accented one is kept', () => {
    expect([preferredSpelling('Nazgul', 'Nazgûl'), preferredSpelling('Nazgûl', 'Nazgul'), preferredSpelling('a', 'b')]).toEqual([
      'Nazgûl',
      'Nazgûl',
      'a',
    ]);
  });
});

describe('a name as people write it finds', () => {
  test.each([
    ['Fire // Ice', 'Fire // Ice | EXACT'],
    ['fire // ice', 'Fire // Ice | FOLDED'],
    ['fire/ice', 'Fire // Ice | SEPARATORS'],
    ['Fire//Ice', 'Fire // Ice | SEPARATORS'],
    ['who/what/when/where/why', 'Who // What // When // Where // Why | SEPARATORS'],
    ['when', 'Who // What // When // Where // Why | FACE | When'],
    ['ice', 'Fire // Ice | FACE | Ice'],
    ['Jace, Telepath Unbound', 'Jace, Vryn’s Prodigy // Jace, Telepath Unbound | FACE | Jace, Telepath Unbound'],
    ['jace vryns prodigy', 'Jace, Vryn’s Prodigy // Jace, Telepath Unbound | SEPARATORS | Jace, Vryn’s Prodigy'],
    ["Lim-Dul's Vault", 'Lim-Dûl’s Vault | EXACT'],
    ['Lim-Dûl’s Vault', 'Lim-Dûl’s Vault | EXACT'],
    ['lim dul’s vault', 'Lim-Dûl’s Vault | SEPARATORS'],
    ['aether vial', 'Æther Vial | FOLDED'],
    ['bartolome, the presidio', 'Bartolomé, the Presidio | FOLDED'],
    ['bob', 'Dark Confidant | NICKNAME'],
    ['erase (not the usual one)', 'Erase (Not the Usual One) | FOLDED'],
    ['Erase (ULG)', 'Erase | PRINTING'],
    ['lightning bolt (M10)', 'Lightning Bolt | PRINTING'],
    ['4x Lightning Bolt [M10:149] *F*', 'Lightning Bolt | PRINTING'],
    ['1 Fire / Ice (APC) 128', 'Fire // Ice | PRINTING'],
    ['Keen Student (SOS)', 'Keen Student // Dark Confidant | PRINTING | Keen Student'],
    ['2 bob', 'Dark Confidant | PRINTING'],
    ...[
      'SB: 2 Lightning Bolt',
      'Sideboard: 1 Lightning Bolt',
      'SB:  4x Lightning Bolt (2X2) 117 *F*',
      '1 [M10] Lightning Bolt',
      '1 [M10#149] Lightning Bolt # !Commander',
      '1 Lightning Bolt #117',
      '1 Lightning Bolt (STA) 42 *F* #Burn #!Removal',
      '1x Lightning Bolt (2x2) 117 *F* [Removal] ^Have,#37d67a^',
      '4 Lightning Bolt|M10|1',
      '4 Lightning Bolt <149> [M10] (F)',
      '1x Lightning Bolt *CMDR*',
      'Lightning Bolt x4',
      '4 "Lightning Bolt"',
    ].map((line) => [line, 'Lightning Bolt | PRINTING']),
    ['Bolt Lightning', 'Lightning Bolt | WORDS'],
    ['2 Bolt, Lightning', 'Lightning Bolt | WORDS'],
    ['Thraben Guardian of Thalia', 'Thalia, Guardian of Thraben | WORDS'],
    ['Thalia, GoT', 'Thalia, Guardian of Thraben | INITIALS'],
    ['thalia got', 'Thalia, Guardian of Thraben | INITIALS'],
    ['TG of Thraben', 'Thalia, Guardian of Thraben | INITIALS'],
    ['Jace VP', 'Jace, Vryn’s Prodigy // Jace, Telepath Unbound | INITIALS | Jace, Vryn’s Prodigy'],
    ['Lightning Blasst (M10) 149', 'Lightning Blast | FUZZY'],
    ['Ice // Fire', 'Fire // Ice | SEPARATORS'],
    ['ice/fire', 'Fire // Ice | SEPARATORS'],
    ['Ice Fire', 'Fire // Ice | SEPARATORS'],
    ['Fire and Ice', 'Fire // Ice | SEPARATORS'],
    ['fire & ice', 'Fire // Ice | SEPARATORS'],
    ['Fire|Ice', 'Fire // Ice | SEPARATORS'],
    ['why / when / who / where / what', 'Who // What // When // Where // Why | SEPARATORS'],
    ['Why Where When What Who', 'Who // What // When // Where // Why | SEPARATORS'],
    ['X', 'X | EXACT'],
    ['_____', '_____ | EXACT'],
    ['thalia', 'Thalia, Guardian of Thraben | PREFIX'],
    ['guardian of', 'Thalia, Guardian of Thraben | PREFIX'],
    ['Thalia Guardain of Thrabn', 'Thalia, Guardian of Thraben | FUZZY'],
    ['Flash Food', 'Flash Flood | FUZZY'],
  ])('%s: %s', (query, first) => expect(found(query)[0]).toBe(first));

  test('halves of different cards are no card', () => expect(found('Start // Ice')).toEqual(['Start // Fire | FUZZY']));

  test('an exact name stands first and hides no other', () => {
    expect(found('Bind')).toEqual(['Bind | EXACT', 'Bind // Liberate | FACE | Bind']);
    expect(found('Wasteland')).toEqual(['Wasteland | EXACT', 'Waste Land | SEPARATORS']);
  });

  test('a name that is nearly right offers what is near and nothing else', () => {
    expect(found('Flash Food')).toEqual(['Flash Flood | FUZZY']);
    expect(found('Lightning Blot')).toEqual(['Lightning Bolt | FUZZY', 'Lightning Blow | FUZZY', 'Lightning Blast | FUZZY']);
  });

  test('a nontraditional card stands after others of its tier', () =>
    expect(found('queen')).toEqual(['Queen of Slivers | PREFIX', 'Queen of Slivers, the Mother | PREFIX']));

  test.each(['', '  ', '???', 'zzzz zzzz', 'q'.repeat(10_000)])('nothing for %j', (query) =>
    expect(found(query).filter((text) => !text.includes('Queen'))).toEqual([]),
  );

  test.each([
    ['Fire // Ice', 'Fire // Ice'],
    ['Bind', 'Bind'],
    ['ice', 'Fire // Ice'],
    ['fire', null],
    ['thalia', null],
    ['Flash Food', null],
    ['dark-confidant', 'Dark Confidant'],
    ['Dark Confidant\u200b', 'Dark Confidant'],
    ['flash-flood', 'Flash Flood'],
  ])('%s means %s', (query, name) => expect(theOneMeant(index.lookUp(query))?.card.name ?? null).toBe(name));

  test('scores fall, and the limit holds, whatever is asked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...NAMES)), fc.integer({ min: 1, max: 5 }), (query, limit) => {
        const scores = index.lookUp(query, limit).map(({ score }) => score);
        expect(scores.length).toBeLessThanOrEqual(limit);
        expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
      }),
    );
  });

  test('one slip in a longer name still finds it', () => {
    const long = fc.constantFrom(...NAMES.filter((name) => /^[\w ',-]{10,}$/.test(name)));
    fc.assert(
      fc.property(long, fc.nat(), fc.constantFrom('', 'q', 'zz'), (name, place, letters) => {
        const at = 1 + (place % (name.length - 1));
        const slipped = name.slice(0, at) + letters + name.slice(at + 1);
        expect(index.lookUp(slipped).map((candidate) => identityKey(candidate.card.name))).toContain(identityKey(name));
      }),
    );
  });
});

describe('the distance of two words', () => {
  test.each([
    ['bolt', 'bolt', 0],
    ['bolt', 'blot', 1],
    ['bolt', 'bol', 1],
    ['bolt', 'boolt', 1],
    ['bolt', 'bond', 2],
    ['', 'abc', 3],
    ['abcdef', 'uvwxyz', 4],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });
});

describe('all card names', () => {
  testWithData('cards/cards-oracle.jsonl.gz', 'each finds its card, and so does each of its faces', () => {
    const cards = sharedLines('cards/cards-oracle.jsonl.gz')
      .map(readCardLine)
      .flatMap((read) => (read.ok ? [read.value] : []));
    const all = new NameIndex(cards);
    const wrong = cards.flatMap(({ name, faces }) => {
      const [first] = all.lookUp(name, 1);
      const whole = first?.matchKind === 'EXACT' && identityKey(first.card.name) === identityKey(name) ? [] : [name];
      const halves = faces.filter((face) => {
        const best = all.lookUp(face.name, 50);
        return !best.some((candidate) => identityKey(candidate.card.name) === identityKey(name));
      });
      return [...whole, ...halves.map((face) => `${name}: ${face.name}`)];
    });
    expect(wrong).toEqual([]);
    expect(all.lookUp('Flash Food').map((candidate) => candidate.card.name)).toEqual(['Flash Flood']);
  });
});
