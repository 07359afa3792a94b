import { keyword } from './keyword.ts';

/** CR 702.111. */
export const menace = keyword({
  name: 'menace',
  rule: '702.111',
  abilityTypes: ['STATIC'],
  summary: 'This creature cannot be blocked by just one creature.',
  sentences: [
    {
      words: "This creature can't be blocked except by two or more creatures.",
      rule: '702.111b',
      also: ['702.111a'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.111b',
  instances: { kind: 'REDUNDANT', rule: '702.111c' },
});
