import { keyword } from './keyword.ts';

/** CR 702.54. */
export const bloodthirst = keyword({
  name: 'bloodthirst',
  rule: '702.54',
  parameters: ['N'],
  abilityTypes: ['STATIC'],
  summary: 'If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters.',
  sentences: [
    {
      words: 'If an opponent was dealt damage this turn, this permanent enters with N +1/+1 counters on it.',
      rule: '702.54a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.54a',
  instances: { kind: 'SEPARATE', rule: '702.54c' },
});
