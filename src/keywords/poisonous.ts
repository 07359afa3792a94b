import { keyword } from './keyword.ts';

/** CR 702.70. */
export const poisonous = keyword({
  name: 'poisonous',
  rule: '702.70',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'A player to whom this creature deals combat damage gets N poison counters.',
  sentences: [
    {
      words: 'Whenever this creature deals combat damage to a player, that player gets N poison counters.',
      rule: '702.70a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.70a',
  instances: { kind: 'SEPARATE', rule: '702.70b' },
});
