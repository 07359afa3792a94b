import { keyword } from './keyword.ts';

/** CR 702.69. */
export const gravestorm = keyword({
  name: 'gravestorm',
  rule: '702.69',
  abilityTypes: ['TRIGGERED'],
  summary:
    'When you cast this, it is copied once for each permanent put into a graveyard this turn; the copies may have new targets.',
  sentences: [
    {
      words:
        'When you cast this spell, copy it for each permanent that was put into a graveyard from the battlefield this turn. If the spell has any targets, you may choose new targets for any of the copies.',
      rule: '702.69a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.69a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.69b' },
});
