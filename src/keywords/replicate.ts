import { keyword } from './keyword.ts';

/** CR 702.56. */
export const replicate = keyword({
  name: 'replicate',
  rule: '702.56',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'As you cast this you may pay more, as often as you like; it is copied once for each time, and the copies may have new targets.',
  sentences: [
    {
      words: 'As an additional cost to cast this spell, you may pay [cost] any number of times.',
      rule: '702.56a',
      functionsIn: ['stack'],
    },
    {
      words:
        'When you cast this spell, if a replicate cost was paid for it, copy it for each time its replicate cost was paid. If the spell has any targets, you may choose new targets for any of the copies.',
      rule: '702.56a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.56a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.56b' },
});
