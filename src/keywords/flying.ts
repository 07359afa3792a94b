import { keyword } from './keyword.ts';

/** CR 702.9. */
export const flying = keyword({
  name: 'flying',
  rule: '702.9',
  abilityTypes: ['STATIC'],
  summary: 'Only creatures with flying or reach can block this creature.',
  sentences: [
    {
      words: "This creature can't be blocked except by creatures with flying or reach.",
      rule: '702.9b',
      also: ['702.9a', '702.17b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.9b',
  instances: { kind: 'REDUNDANT', rule: '702.9c' },
});
