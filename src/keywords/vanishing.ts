import { keyword } from './keyword.ts';

/** CR 702.63: a permanent for a limited time. Printed without a number it only counts down. */
export const vanishing = keyword({
  name: 'vanishing',
  rule: '702.63',
  parameters: ['N'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'This permanent enters with time counters. One comes off in each of your upkeeps; when the last one goes, you sacrifice it.',
  sentences: [
    {
      words: 'This permanent enters with N time counters on it.',
      rule: '702.63a',
      functionsIn: ['battlefield'],
      printed: 'with N',
    },
    {
      words: 'At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.',
      rule: '702.63a',
      ruleWithoutN: '702.63b',
      functionsIn: ['battlefield'],
    },
    {
      words: 'When the last time counter is removed from this permanent, sacrifice it.',
      rule: '702.63a',
      ruleWithoutN: '702.63b',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.63a',
  instances: { kind: 'SEPARATE', rule: '702.63c' },
});
