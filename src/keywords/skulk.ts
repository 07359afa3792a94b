import { keyword } from './keyword.ts';

/** CR 702.118. */
export const skulk = keyword({
  name: 'skulk',
  rule: '702.118',
  abilityTypes: ['STATIC'],
  summary: "Creatures with greater power can't block this creature.",
  sentences: [
    {
      words: "This creature can't be blocked by creatures with greater power.",
      rule: '702.118b',
      also: ['702.118a'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.118b',
  instances: { kind: 'REDUNDANT', rule: '702.118c' },
});
