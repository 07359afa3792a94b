import { keyword } from './keyword.ts';

/** CR 702.149. */
export const training = keyword({
  name: 'training',
  rule: '702.149',
  abilityTypes: ['TRIGGERED'],
  summary: 'Attacking together with a creature of greater power, this creature gets a +1/+1 counter.',
  sentences: [
    {
      words:
        "Whenever this creature and at least one other creature with power greater than this creature's power attack, put a +1/+1 counter on this creature.",
      rule: '702.149a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.149a',
  instances: { kind: 'SEPARATE', rule: '702.149b' },
});
