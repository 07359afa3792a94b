import { keyword } from './keyword.ts';

/** CR 702.136. */
export const riot = keyword({
  name: 'riot',
  rule: '702.136',
  abilityTypes: ['STATIC'],
  summary: 'It enters with a +1/+1 counter or has haste, as you like.',
  sentences: [
    {
      words: "You may have this permanent enter with an additional +1/+1 counter on it. If you don't, it gains haste.",
      rule: '702.136a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.136a',
  instances: { kind: 'SEPARATE', rule: '702.136b' },
});
