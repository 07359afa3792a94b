import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { starterCards } from '../../src/cards/starter/index.ts';
import { Session } from '../../src/oracle/kit/session.ts';
import { markNames, sameEnd, split } from '../../src/oracle/kit/tokens.ts';
import { grammarOf } from '../../src/oracle/read.ts';

const NAME = 'Old Shed';
const faces = [
  { name: NAME, types: ['creature'], oracleText: '' },
  { name: NAME, types: ['instant'], oracleText: '' },
].map(grammarOf);
const lines = starterCards().flatMap((card) =>
  card.faces.flatMap((face) => face.oracleText.split('\n').map((line) => line.replaceAll(face.name, NAME))),
);

function read(text: string, grammar: (typeof faces)[number], before: Session | null = null) {
  const session = new Session(markNames(split(text), grammar.words), grammar.names, before);
  return { session, results: grammar.phrase.read(session, 0, 'one') };
}

/** Beginnings that leave words behind them where they are, and that move them. */
const start = fc.constantFrom(
  '',
  NAME,
  'This creature',
  `When ${NAME} enters,`,
  'When this creature enters,',
  'When this land enters,',
  'When this creature dies,',
  `Whenever ${NAME} attacks, if you control`,
  'Sacrifice this creature:',
  'That creature',
  'Target creature and',
  'Draw a card. “',
  'Choose one —\n•',
);
const end = fc.constantFrom(...lines).chain((line) => fc.nat(line.length).map((at) => line.slice(at)));

describe('a text that ends like one read before', () => {
  test('is read to what it is read to anew', () => {
    fc.assert(
      fc.property(fc.constantFrom(...faces), start, start, end, (grammar, one, two, rest) => {
        const before = read(`${one} ${rest}`, grammar).session;
        expect(read(`${two} ${rest}`, grammar, before).results).toEqual(read(`${two} ${rest}`, grammar).results);
      }),
      { numRuns: 600 },
    );
  });

  test('takes fewer steps', () => {
    const grammar = faces[0]!;
    const before = read(`When ${NAME} enters, draw two cards.`, grammar).session;
    const { steps } = read('When this creature enters, draw two cards.', grammar, before).session;
    expect(steps).toBeLessThan(read('When this creature enters, draw two cards.', grammar).session.steps);
  });

  test.each<[one: string, two: string, same: number]>([
    ['Old Shed enters, draw a card.', 'this creature enters, draw a card.', 6],
    ['draw a card.', 'draw a card.', 4],
    ['draw a Card.', 'draw a card.', 1],
    ['named Old-Shed', 'named Old - Shed', 1],
    ['draw a card', 'draw a card.', 0],
    ['', 'draw a card.', 0],
  ])('%s / %s', (one, two, same) => {
    const tokens = (text: string) => markNames(split(text), faces[0]!.words);
    expect(sameEnd(tokens(one), tokens(two))).toBe(same);
  });
});
