import { keyword } from './keyword.ts';

/** CR 702.31. */
export const horsemanship = keyword({
  name: 'horsemanship',
  rule: '702.31',
  abilityTypes: ['STATIC'],
  summary: 'Only creatures with horsemanship can block this creature.',
  sentences: [
    {
      words: "This creature can't be blocked except by creatures with horsemanship.",
      rule: '702.31b',
      also: ['702.31a'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.31b',
  instances: { kind: 'REDUNDANT', rule: '702.31c' },
});
