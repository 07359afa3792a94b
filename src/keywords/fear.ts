import { keyword } from './keyword.ts';

/** CR 702.36. */
export const fear = keyword({
  name: 'fear',
  rule: '702.36',
  abilityTypes: ['STATIC'],
  summary: 'Only artifact creatures and black creatures can block this creature.',
  sentences: [
    {
      words: "This creature can't be blocked except by artifact creatures and/or black creatures.",
      rule: '702.36b',
      also: ['702.36a'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.36b',
  instances: { kind: 'REDUNDANT', rule: '702.36c' },
});
