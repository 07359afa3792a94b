import { expect, test } from '@jest/globals';
import { checkRuleNumbers, formatDocumentError, NOWHERE } from '../../src/scenario/document/index.ts';
import { minimal, scenarioOf } from './support/text.ts';

const EXISTING = new Set(['601.2', '702', '702.62', '702.62a', '704.5k']);

test('every rule number in a scenario must exist in the edition', () => {
  const scenario = scenarioOf(
    minimal(
      'rules: ["702.62a.", "702.62q"]',
      'actions: [{ ask: { cast: A }, rules: ["704.5l"], rulesAny: ["601.2"] }, { pass: Ann }]',
      'expect: { cites: ["702.999"], citesAny: ["702"], illegal: { action: 2, rules: ["1"], rulesAny: ["704.5k"] } }',
    ),
  );
  const errors = checkRuleNumbers(scenario, (number) => EXISTING.has(number), '2026-04-17', NOWHERE);
  expect(errors.map((error) => formatDocumentError(error))).toEqual([
    'rules[1]: There is no rule 702.62q in the edition of 2026-04-17. Did you mean "702.62"?',
    'actions[0].rules[0]: There is no rule 704.5l in the edition of 2026-04-17.',
    'expect.cites[0]: There is no rule 702.999 in the edition of 2026-04-17. Did you mean "702"?',
    'expect.illegal.rules[0]: There is no rule 1 in the edition of 2026-04-17.',
  ]);
});
