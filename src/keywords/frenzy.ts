import { keyword } from './keyword.ts';

/** CR 702.68. */
export const frenzy = keyword({
  name: 'frenzy',
  rule: '702.68',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'This creature gets +N/+0 for the turn when it attacks and nothing blocks it.',
  sentences: [
    {
      words: "Whenever this creature attacks and isn't blocked, it gets +N/+0 until end of turn.",
      rule: '702.68a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.68a',
  instances: { kind: 'SEPARATE', rule: '702.68b' },
});
