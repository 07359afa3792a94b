import { keyword } from './keyword.ts';

/** CR 702.6. */
export const equip = keyword({
  name: 'equip',
  rule: '702.6',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'Pay the equip cost, at a time when you could cast a sorcery, to attach this Equipment to a creature that you control.',
  sentences: [
    {
      words: '[cost]: Attach this permanent to target creature you control. Activate only as a sorcery.',
      rule: '702.6a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.6a',
  instances: { kind: 'SEPARATE', rule: '702.6d' },
});
