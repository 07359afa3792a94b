import { keyword } from './keyword.ts';

/** CR 702.130. */
export const afflict = keyword({
  name: 'afflict',
  rule: '702.130',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'When this creature becomes blocked, the defending player loses N life.',
  sentences: [
    {
      words: 'Whenever this creature becomes blocked, defending player loses N life.',
      rule: '702.130a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.130a',
  instances: { kind: 'SEPARATE', rule: '702.130b' },
});
