import { describe, expect, test } from '@jest/globals';
import { sectionCoverage } from '../../src/cli/coverage/rules.ts';

describe('coverage rules', () => {
  const sections = sectionCoverage(new Set(['514.1', '514.3a', '702.1']), new Set(['514.3a', '514.2']));

  test('each rule and subrule of a section is cited by the code, by a trace, by both or by neither', () => {
    expect(sections.find(({ section }) => section === '514')).toEqual({
      section: '514',
      heading: 'Cleanup Step',
      rules: 4,
      cited: 2,
      exercised: 2,
      neither: ['514.3'],
    });
  });

  test('702.10 is no subrule of 702.1', () => {
    const { cited, rules } = sections.find(({ section }) => section === '702')!;
    expect(cited).toBe(1);
    expect(rules).toBeGreaterThan(190);
  });
});
