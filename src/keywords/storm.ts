import { keyword } from './keyword.ts';

/** CR 702.40. */
export const storm = keyword({
  name: 'storm',
  rule: '702.40',
  abilityTypes: ['TRIGGERED'],
  summary: 'When you cast this, it is copied once for each spell cast before it this turn; the copies may have new targets.',
  sentences: [
    {
      words:
        'When you cast this spell, copy it for each other spell that was cast before it this turn. If the spell has any targets, you may choose new targets for any of the copies.',
      rule: '702.40a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.40a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.40b' },
});
