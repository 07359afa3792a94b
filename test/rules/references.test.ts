import { describe, expect, test } from '@jest/globals';
import { citedRules } from '../../src/rules/text/index.ts';

const cases: readonly (readonly [text: string, ...numbers: string[]])[] = [
  ['See rule 702.62.', '702.62'],
  ['See rule 702, “Keyword Abilities.”', '702'],
  ['rules 601.2b and 601.2f–h', '601.2b', '601.2f', '601.2g', '601.2h'],
  ['(rules 301.5a-f)', '301.5a', '301.5b', '301.5c', '301.5d', '301.5e', '301.5f'],
  ['rules 608.2j–n', '608.2j', '608.2k', '608.2m', '608.2n'],
  ['rules 119.7–8), and', '119.7', '119.8'],
  ['rules 903.6–903.8.', '903.6', '903.7', '903.8'],
  ['rules 508–510 describe', '508', '509', '510'],
  ['rules 110.2, 603.6a, and 707.2 apply', '110.2', '603.6a', '707.2'],
  ['rules 301, 302, and 303', '301', '302', '303'],
  ['rules 704.5a and b are', '704.5a', '704.5b'],
  ['as described in 608.2b, then', '608.2b'],
  ['The mana value is 300 and 702 is no rule here'],
  ['rule 601.2a-based wording', '601.2a'],
  ['deals 100 damage; rule 120 says 300', '120'],
  ['See section 6, “Effects.”', '6'],
  ['See rule 205, “Type Line,” and section 3, “Card Types.”', '205', '3'],
  ['See rules 701.42, “Meld,” and 729, “Merging with Permanents.”', '701.42', '729'],
  ['See 706, “Rolling a Die.”', '706'],
  ['See 706 cards. A deck has 100, section 12 too, and section 7.2'],
  [''],
];

describe('references to rules', () => {
  test.each(cases)('%s', (text, ...numbers) => {
    expect(citedRules(text).flatMap((reference) => reference.numbers)).toEqual(numbers);
  });

  test('spans name the words that refer', () => {
    const text = 'See rules 601.2b and 601.2f–h, or rule 702.62.';
    expect(citedRules(text).map(({ start, end }) => text.slice(start, end))).toEqual(['601.2b', '601.2f–h', '702.62']);
  });
});
