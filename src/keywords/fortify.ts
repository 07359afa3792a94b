import { keyword } from './keyword.ts';

/** CR 702.67. */
export const fortify = keyword({
  name: 'fortify',
  rule: '702.67',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'Pay the fortify cost, at a time when you could cast a sorcery, to attach this Fortification to a land that you control.',
  sentences: [
    {
      words: '[cost]: Attach this Fortification to target land you control. Activate only as a sorcery.',
      rule: '702.67a',
      also: ['702.67b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.67a',
  instances: { kind: 'SEPARATE', rule: '702.67c' },
});
