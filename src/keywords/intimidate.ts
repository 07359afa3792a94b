import { keyword } from './keyword.ts';

/** CR 702.13. */
export const intimidate = keyword({
  name: 'intimidate',
  rule: '702.13',
  abilityTypes: ['STATIC'],
  summary: 'Only artifact creatures and creatures that share a color with this creature can block it.',
  sentences: [
    {
      words: "This creature can't be blocked except by artifact creatures and/or creatures that share a color with it.",
      rule: '702.13b',
      also: ['702.13a'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.13b',
  instances: { kind: 'REDUNDANT', rule: '702.13c' },
});
