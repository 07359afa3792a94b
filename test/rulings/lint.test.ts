import { describe, expect, test } from '@jest/globals';
import { doubtsAbout } from '../../src/rulings/index.ts';

const doubts = (text: string, cardName = 'Riverbend Sage') => doubtsAbout({ text, cardName });

describe('what looks wrong in a ruling', () => {
  test.each([
    ['multiple instances are one.', /first characters/],
    [', the sage says.', /first characters/],
    ['The sage says noth', /last characters/],
    ['The sage says "nothing.', /quotation/],
    ['The sage says “nothing.', /quotation/],
    ['The sage (who else says so.', /parenthesis/],
    ['Pay {W/U to do so.', /symbol is broken/],
    ['Pay {} to do so.', /symbol is broken/],
    ['Pay {W/} and {1}.', /symbol isn’t known: \{W\/\}$/],
  ])('%s', (text, doubt) => expect(doubts(text)).toEqual([expect.stringMatching(doubt)]));
});

describe('what is right', () => {
  test.each([
    'The sage says “no” (or “yes”).',
    'Two things: 1) it flies. 2) it swims.',
    '+1/+1 counters stay. Pay {W/U}{2/B}{B/P}{T}{X}.',
    '{T} is paid first.',
    'See https://example.org/a-page',
    'What happens:',
    'Boats float (see rules 303.4 and 702.5) in 3 seas (or 7).',
    '“Boats” float.',
    '7 boats float.',
    'Éowyn rides?',
  ])('%s', (text) => expect(doubts(text)).toEqual([]));

  test('a card without capitals is spoken of in its style', () =>
    expect(doubts('the offense is capital.', 'capital offense')).toEqual([]));
});
