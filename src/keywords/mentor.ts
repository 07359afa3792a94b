import { keyword } from './keyword.ts';

/** CR 702.134. */
export const mentor = keyword({
  name: 'mentor',
  rule: '702.134',
  abilityTypes: ['TRIGGERED'],
  summary: 'When this creature attacks, put a +1/+1 counter on an attacking creature with less power.',
  sentences: [
    {
      words:
        "Whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's power.",
      rule: '702.134a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.134a',
  instances: { kind: 'SEPARATE', rule: '702.134b' },
});
