import { keyword } from './keyword.ts';

/** CR 702.28. */
export const shadow = keyword({
  name: 'shadow',
  rule: '702.28',
  abilityTypes: ['STATIC'],
  summary: 'This creature can block, and be blocked by, only creatures with shadow.',
  sentences: [
    {
      words: "This creature can't be blocked except by creatures with shadow.",
      rule: '702.28b',
      also: ['702.28a'],
      functionsIn: ['battlefield'],
    },
    {
      words: 'This creature can block only creatures with shadow.',
      rule: '702.28b',
      also: ['702.28a'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.28b',
  instances: { kind: 'REDUNDANT', rule: '702.28c' },
});
