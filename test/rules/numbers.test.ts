import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RULE_NUMBERS } from '../../src/rules/citations.ts';
import { ancestorNumbers, compareRuleNumbers, formatRuleNumber, parentNumber, parseRuleNumber } from '../../src/rules/numbers.ts';

describe('rule numbers', () => {
  test.each([
    ['7', '7', 'part'],
    ['702', '702', 'section'],
    ['702.', '702', 'section'],
    ['702.62', '702.62', 'rule'],
    ['702.62.', '702.62', 'rule'],
    ['702.62a', '702.62a', 'subrule'],
    [' 704.5M ', '704.5m', 'subrule'],
  ])('%j is %s, a %s', (text, canonical, kind) => {
    const parsed = parseRuleNumber(text);
    expect(parsed).toMatchObject({ ok: true, value: { kind } });
    expect(parsed.ok && formatRuleNumber(parsed.value)).toBe(canonical);
  });

  test.each(['', '0', '10', '70', '7021', '702.0', '702.06', '702.62aa', '702.62.a', 'rule 702', '702-62', '70２'])(
    '%j is malformed and the message quotes it',
    (text) => {
      const parsed = parseRuleNumber(text);
      expect(parsed).toMatchObject({ ok: false, problem: expect.stringContaining(`“${text}”`) });
    },
  );

  test('the order is that of the book', () => {
    const book = [
      '1',
      '100',
      '100.1',
      '100.1a',
      '101',
      '7',
      '700',
      '702',
      '702.1',
      '702.1k',
      '702.1m',
      '702.2',
      '702.10',
      '702.100',
      '703',
    ];
    expect([...book].reverse().sort(compareRuleNumbers)).toEqual(book);
    expect([...RULE_NUMBERS].reverse().sort(compareRuleNumbers)).toEqual(RULE_NUMBERS);
  });

  test('comparing is a total order', () => {
    const number = fc.constantFrom(...RULE_NUMBERS);
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(Math.sign(compareRuleNumbers(a, b))).toBe(-Math.sign(compareRuleNumbers(b, a)) + 0);
        expect(compareRuleNumbers(a, b) === 0).toBe(a === b);
      }),
    );
  });

  test.each([
    ['702.62a', '702.62', ['7', '702', '702.62']],
    ['702.62', '702', ['7', '702']],
    ['702', '7', ['7']],
    ['7', null, []],
  ])('%s stands under %s', (number, parent, ancestors) => {
    expect(parentNumber(number)).toBe(parent);
    expect(ancestorNumbers(number)).toEqual(ancestors);
  });
});
