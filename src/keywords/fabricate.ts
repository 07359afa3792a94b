import { keyword } from './keyword.ts';

/** CR 702.123. */
export const fabricate = keyword({
  name: 'fabricate',
  rule: '702.123',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'When this permanent enters, put N +1/+1 counters on it or create N 1/1 colorless Servo artifact creature tokens.',
  sentences: [
    {
      words:
        "When this permanent enters, you may put N +1/+1 counters on it. If you don't, create N 1/1 colorless Servo artifact creature tokens.",
      rule: '702.123a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.123a',
  instances: { kind: 'SEPARATE', rule: '702.123b' },
});
