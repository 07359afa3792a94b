import { keyword } from './keyword.ts';

/** CR 702.25. */
export const flanking = keyword({
  name: 'flanking',
  rule: '702.25',
  abilityTypes: ['TRIGGERED'],
  summary: 'A creature without flanking that blocks this one shrinks by -1/-1 for the turn.',
  sentences: [
    {
      words:
        'Whenever this creature becomes blocked by a creature without flanking, the blocking creature gets -1/-1 until end of turn.',
      rule: '702.25a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.25a',
  instances: { kind: 'SEPARATE', rule: '702.25b' },
});
