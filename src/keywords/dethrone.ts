import { keyword } from './keyword.ts';

/** CR 702.105. */
export const dethrone = keyword({
  name: 'dethrone',
  rule: '702.105',
  abilityTypes: ['TRIGGERED'],
  summary: 'Attacking the player with the most life, it gets a +1/+1 counter.',
  sentences: [
    {
      words:
        'Whenever this creature attacks the player with the most life or tied for most life, put a +1/+1 counter on this creature.',
      rule: '702.105a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.105a',
  instances: { kind: 'SEPARATE', rule: '702.105b' },
});
