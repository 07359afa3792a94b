import { describe, expect, test } from '@jest/globals';
import { cr, isRuleNumber, RULE_NUMBERS } from '../../src/rules/citations.ts';

describe('citations', () => {
  test('a number is itself', () => expect(cr('702.62a')).toBe('702.62a'));

  test.each(['702', '702.62', '702.62a', '704.5m', '100.1', '905.6'])('%s exists', (number) =>
    expect(isRuleNumber(number)).toBe(true),
  );

  test.each(['', '7', '70', '702.', '702.62.', '702.62l', '704.5l', '704.5o', '702.999', 'suspend', '702.62A'])(
    '%j does not exist',
    (number) => expect(isRuleNumber(number)).toBe(false),
  );

  test('numbers stand in the order of the book, each once', () => {
    expect(new Set(RULE_NUMBERS).size).toBe(RULE_NUMBERS.length);
    expect(RULE_NUMBERS.indexOf('702.2')).toBeLessThan(RULE_NUMBERS.indexOf('702.10'));
  });

  test('an unknown number does not compile', () => {
    // @ts-expect-error 702.62z is not a rule
    expect(cr('702.62z')).toBe('702.62z');
  });
});
