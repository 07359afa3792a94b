import { keyword } from './keyword.ts';

/** CR 702.144. */
export const demonstrate = keyword({
  name: 'demonstrate',
  rule: '702.144',
  abilityTypes: ['TRIGGERED'],
  summary:
    'When you cast this you may copy it; if you do, an opponent of your choice copies it, too. Either copy may have new targets.',
  sentences: [
    {
      words:
        'When you cast this spell, you may copy it and you may choose new targets for the copy. If you do, choose an opponent. That player copies this spell and may choose new targets for that copy.',
      rule: '702.144a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.144a',
  flagsFunctionIn: ['stack'],
  differs: '“If you do” stands for “if you copy the spell”.',
});
