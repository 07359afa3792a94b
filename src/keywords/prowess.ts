import { keyword } from './keyword.ts';

/** CR 702.108. */
export const prowess = keyword({
  name: 'prowess',
  rule: '702.108',
  abilityTypes: ['TRIGGERED'],
  summary: 'This creature grows by +1/+1 for the turn each time you cast a noncreature spell.',
  sentences: [
    {
      words: 'Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.',
      rule: '702.108a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.108a',
  instances: { kind: 'SEPARATE', rule: '702.108b' },
});
