import { keyword } from './keyword.ts';

/** CR 702.112. */
export const renown = keyword({
  name: 'renown',
  rule: '702.112',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'The first time this creature deals combat damage to a player, it gets N +1/+1 counters and is renowned from then on.',
  sentences: [
    {
      words:
        "When this creature deals combat damage to a player, if it isn't renowned, put N +1/+1 counters on it and it becomes renowned.",
      rule: '702.112a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.112a',
  instances: { kind: 'SEPARATE', rule: '702.112c' },
});
