import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCardLine } from '../../src/cards/record.ts';
import { starterCards } from '../../src/cards/starter/index.ts';
import { printAbility, readFace } from '../../src/oracle/index.ts';
import { ALL_KINDS, kindsIn } from '../../src/oracle/kinds.ts';
import { Measure } from '../../src/oracle/measure/coverage.ts';
import { sharedLines, testWithData } from '../support/sharedData.ts';

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
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(...lines).chain(({ text }) => fc.nat(text.length).map((at) => text.slice(0, at))),
    fc.constantFrom(...lines).chain(({ text }) => fc.shuffledSubarray(text.split(' ')).map((words) => words.join(' '))),
  );
  test('are read or declined, and never throw', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('creature', 'instant'), (oracleText, type) => {
        const reading = readFace({ name: 'Old Shed', types: [type], oracleText });
        for (const line of reading.lines) expect(['EXACT', 'VARIANT', 'DECLINED']).toContain(line.verdict);
      }),
    );
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
  () => {
    const measure = new Measure();
    for (const line of sharedLines('cards/cards-oracle.jsonl.gz')) {
      const card = readCardLine(line);
      if (card.ok)
        measure.add({ name: card.value.name, verbatim: card.value.textQuality === 'VERBATIM', faces: card.value.faces });
    }
    const { defects, verbatim } = measure.result();
    expect(defects).toEqual([]);
    expect(verbatim.read).toBeGreaterThan(17_000);
  },
  240_000,
);
