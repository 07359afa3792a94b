import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { starterCards } from '../../src/cards/starter/index.ts';
import type * as Pieces from '../../src/cli/coverage/pieces.ts';
import { printAbility, readFace } from '../../src/oracle/index.ts';
import { ALL_KINDS } from '../../src/oracle/kinds.ts';
import { kindsIn } from '../../src/oracle/kindsIn.ts';
import { coverageOf } from '../../src/oracle/measure/coverage.ts';
import { PREFERENCES, VARIANTS } from '../../src/oracle/measure/declared.ts';
import { addTally } from '../../src/oracle/measure/tally.ts';
import { stepsToRead } from '../../src/oracle/read.ts';
import { sharedPath, testWithData } from '../support/sharedData.ts';

const PIECES = new URL('../../dist/cli/coverage/pieces.js', import.meta.url);

const faces = starterCards().flatMap((card) => card.faces);
const lines = faces.flatMap((face) => face.oracleText.split('\n').map((text) => ({ face, text })));

describe('the starter cards', () => {
  test.each(faces.map((face) => [face.name, face] as const))('%s prints as it was read', (_, face) => {
    for (const line of readFace(face).lines) {
      expect(['EXACT', 'VARIANT', 'DECLINED']).toContain(line.verdict);
      if (line.verdict === 'EXACT') expect(line.printed).toBe(line.text);
      const [only, ...more] = line.abilities;
      if (only !== undefined && more.length === 0) expect(printAbility(only, face)).toBe(line.printed);
    }
  });
});

describe('any words', () => {
  const line = fc.constantFrom(...lines.filter(({ text }) => text !== '')).map(({ text }) => text);
  const words = line.map((text) => text.split(' '));
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'{}()"“”•—,.:+-/0X\n aA\u0301'), maxLength: 120 }),
    line.chain((whole) => fc.nat(whole.length).map((at) => whole.slice(0, at))),
    line.chain((whole) => fc.nat(whole.length).map((at) => whole.slice(at))),
    words.chain((all) => fc.shuffledSubarray(all, { minLength: all.length }).map((some) => some.join(' '))),
    words.map((all) => all.flatMap((word) => [word, word]).join(' ')),
    fc
      .tuple(line, line, fc.constantFrom(' ', '\n', ' and ', ', then ', ' or ', '. '))
      .map(([one, two, link]) => one + link + two),
    fc
      .tuple(words, fc.nat(), fc.integer({ min: 2, max: 40 }))
      .map(([all, at, times]) => all.map((word, i) => (i === at % all.length ? `${word} `.repeat(times) : word)).join(' ')),
    fc
      .tuple(
        fc.constantFrom('Destroy target creature', 'You gain 1 life', 'Destroy all creatures', 'Target creature gains flying'),
        fc.constantFrom(' and', ' or', ',', ', then', ' and/or', ' with', ' unless', ' if', '. '),
        fc.constantFrom(' land', ' lands', ' draw a card', ' you gain 1 life', ' target land', ' you control', ' gains haste'),
        fc.integer({ min: 1, max: 60 }),
      )
      .map(([start, link, more, times]) => `${start}${(link + more).repeat(times)}.`),
  );

  test('are read or declined, and never throw', () => {
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('creature', 'instant'),
        fc.constantFrom('Old Shed', 'Exile', 'X'),
        (oracleText, type, name) => {
          const reading = readFace({ name, types: [type], oracleText });
          for (const { verdict } of reading.lines) expect(['EXACT', 'VARIANT', 'DECLINED']).toContain(verdict);
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each(['Destroy target creature or land or land.', 'Destroy all creatures or lands or lands or lands or lands.'])(
    '%s is no list and declined',
    (oracleText) =>
      expect(readFace({ name: 'Old Shed', types: ['instant'], oracleText }).lines.map(({ verdict }) => verdict)).toEqual([
        'DECLINED',
      ]),
  );

  /** Steps for each word or sign, and for the line: about three times what the worst line of any card takes. */
  const STEPS_EACH = 100;
  const STEPS_AT_LEAST = 200;
  test('take steps in proportion to their length', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('creature', 'instant'), (oracleText, type) => {
        const { steps, tokens } = stepsToRead(oracleText, { name: 'Old Shed', types: [type], oracleText });
        expect(steps).toBeLessThanOrEqual(STEPS_AT_LEAST + STEPS_EACH * tokens);
      }),
      { numRuns: 400 },
    );
  });

  test('a text of thousands of words is given up at once', () => {
    const { steps } = stepsToRead('Draw a card. '.repeat(2000), { name: 'Old Shed', types: ['instant'], oracleText: '' });
    expect(steps).toBe(0);
  });
});

describe('the kinds of nodes', () => {
  test('are each listed once', () => expect(new Set(ALL_KINDS).size).toBe(ALL_KINDS.length));
  test('are found in a tree', () => {
    const { abilities } = readFace({ name: 'A', types: ['instant'], oracleText: 'Draw two cards.' });
    expect([...kindsIn(abilities)]).toEqual(['spell', 'effect', 'clause', 'you', 'draw', 'number']);
  });
});

testWithData(
  'cards/cards-oracle.jsonl.gz',
  'no line of any card is a mismatch or ambiguous',
  async () => {
    // The threads of the build read them, on all processors and without the sandbox of a test.
    const { inPieces } = (await import(PIECES.href)) as typeof Pieces;
    const answers = await inPieces('measure', sharedPath('cards/cards-oracle.jsonl.gz'));
    const { defects, verbatim, variants, preferences } = coverageOf(
      answers.map(({ tally }) => tally).reduce(addTally),
      new Set(),
    );
    expect(defects).toEqual([]);
    expect(Object.keys(variants).filter((name) => !(name in VARIANTS))).toEqual([]);
    expect(Object.keys(preferences).filter((name) => !(name in PREFERENCES))).toEqual([]);
    expect(verbatim.read).toBeGreaterThan(17_000);
  },
  240_000,
);
