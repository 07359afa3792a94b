import { describe, expect, test } from '@jest/globals';
import { QuotedBook } from '../../src/rules/quotes/index.ts';

const rule = (number: string, text: string) => ({ number, heading: null, text, examples: [] });
const COMMON = 'A sleeper sleeps until it wakes.';
const BOOK = new QuotedBook([
  rule('1.1', 'Put the frob into its owner’s drawer at the end of the day.'),
  rule('1.2', 'Put the frob into the red drawer when the day ends. Then nod.'),
  rule('1.3', 'Nod.'),
  ...['2.1', '2.2', '2.3', '2.4'].map((number) => rule(number, `${COMMON} This is ${number}.`)),
]);

describe('whence words come that the cited rule doesn’t say', () => {
  test.each<[why: string, number: string, words: string, rules: string[], telling: boolean]>([
    ['a whole rule, however short', '1.1', 'Nod.', ['1.3', '1.2'], true],
    ['few words', '1.1', 'red drawer', ['1.2'], false],
    ['words enough that one rule says', '1.3', 'Put the frob into its owner’s drawer', ['1.1'], true],
    ['what so many rules say', '1.1', 'A sleeper sleeps until it wakes', ['2.1', '2.2', '2.3', '2.4'], false],
    ['what the cited rule says, misquoted', '1.1', 'the frob into the red drawer', ['1.2'], false],
    ['what nobody says', '1.1', 'the frob is never put anywhere', [], true],
  ])('%s', (_why, number, words, rules, telling) => {
    const whence = BOOK.whence(words, number);
    expect(whence.rules).toEqual(rules);
    if (rules.length > 0) expect(whence.telling).toBe(telling);
  });
});
