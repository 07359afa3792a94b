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
      printed: 'without X',
    },
    {
      words:
        'This permanent enters with X +1/+1 counters on it, where X is the total damage your opponents have been dealt this turn.',
      rule: '702.54b',
      functionsIn: ['battlefield'],
      printed: 'with X',
    },
  ],
  flagRule: '702.54a',
  instances: { kind: 'SEPARATE', rule: '702.54c' },
});
