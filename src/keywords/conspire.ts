import { keyword } from './keyword.ts';

/** CR 702.78. */
export const conspire = keyword({
  name: 'conspire',
  rule: '702.78',
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'As you cast this you may tap two creatures of yours that share a color with it; then it is copied.',
  sentences: [
    {
      words:
        'As an additional cost to cast this spell, you may tap two untapped creatures you control that each share a color with it.',
      rule: '702.78a',
      functionsIn: ['stack'],
    },
    {
      words:
        'When you cast this spell, if its conspire cost was paid, copy it. If the spell has any targets, you may choose new targets for the copy.',
      rule: '702.78a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.78a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.78b' },
});
