import { keyword } from './keyword.ts';

/** CR 702.98. */
export const unleash = keyword({
  name: 'unleash',
  rule: '702.98',
  abilityTypes: ['STATIC'],
  summary: "It may enter with an additional +1/+1 counter, and with a +1/+1 counter on it it doesn't block.",
  sentences: [
    {
      words: 'You may have this permanent enter with an additional +1/+1 counter on it.',
      rule: '702.98a',
      functionsIn: ['battlefield'],
    },
    {
      words: "This permanent can't block as long as it has a +1/+1 counter on it.",
      rule: '702.98a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.98a',
});
