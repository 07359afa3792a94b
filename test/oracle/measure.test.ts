import { describe, expect, test } from '@jest/globals';
import { starterCards } from '../../src/cards/starter/index.ts';
import { coverageOf, Measure } from '../../src/oracle/measure/coverage.ts';
import { addTally } from '../../src/oracle/measure/tally.ts';

const cards = starterCards().map(({ name, faces }) => ({ name, verbatim: true, faces }));

/** What is counted over some cards. */
function tallyOf(some: typeof cards) {
  const measure = new Measure();
  for (const card of some) measure.add(card);
  return measure.tally();
}

describe('counting in pieces', () => {
  test.each([1, 20, cards.length - 1])('%d cards and the others come to what all cards come to', (count) => {
    const pieces = [cards.slice(0, count), cards.slice(count)].map(tallyOf);
    const done = new Set(['spell', 'effect', 'clause', 'you', 'draw', 'number']);
    expect(coverageOf(pieces.reduce(addTally), done)).toEqual(coverageOf(tallyOf(cards), done));
  });
});
