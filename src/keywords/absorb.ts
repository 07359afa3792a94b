import { keyword } from './keyword.ts';

/** CR 702.64. */
export const absorb = keyword({
  name: 'absorb',
  rule: '702.64',
  parameters: ['N'],
  abilityTypes: ['STATIC'],
  summary: 'Each time a source would deal damage to this creature, N of it is prevented.',
  sentences: [
    {
      words: 'If a source would deal damage to this creature, prevent N of that damage.',
      rule: '702.64a',
      also: ['702.64b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.64a',
  instances: { kind: 'SEPARATE', rule: '702.64c' },
});
