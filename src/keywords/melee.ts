import { keyword } from './keyword.ts';

/** CR 702.121. */
export const melee = keyword({
  name: 'melee',
  rule: '702.121',
  abilityTypes: ['TRIGGERED'],
  summary: 'Attacking, it gets +1/+1 for each opponent whom you attack.',
  sentences: [
    {
      words:
        'Whenever this creature attacks, it gets +1/+1 until end of turn for each opponent you attacked with a creature this combat.',
      rule: '702.121a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.121a',
  instances: { kind: 'SEPARATE', rule: '702.121b' },
});
