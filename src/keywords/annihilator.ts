import { keyword } from './keyword.ts';

/** CR 702.86. */
export const annihilator = keyword({
  name: 'annihilator',
  rule: '702.86',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'When this creature attacks, the defending player sacrifices N permanents.',
  sentences: [
    {
      words: 'Whenever this creature attacks, defending player sacrifices N permanents.',
      rule: '702.86a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.86a',
  instances: { kind: 'SEPARATE', rule: '702.86b' },
});
