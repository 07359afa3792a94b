import { keyword } from './keyword.ts';

/** CR 702.153. */
export const casualty = keyword({
  name: 'casualty',
  rule: '702.153',
  parameters: ['N'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'As you cast this you may sacrifice a creature with enough power; then it is copied, and the copy may have new targets.',
  sentences: [
    {
      words: 'As an additional cost to cast this spell, you may sacrifice a creature with power N or greater.',
      rule: '702.153a',
      functionsIn: ['stack'],
    },
    {
      words:
        'When you cast this spell, if a casualty cost was paid for it, copy it. If the spell has any targets, you may choose new targets for the copy.',
      rule: '702.153a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.153a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.153b' },
});
