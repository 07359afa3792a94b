import { keyword } from './keyword.ts';

/** CR 702.107. */
export const outlast = keyword({
  name: 'outlast',
  rule: '702.107',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'Pay the outlast cost and tap this creature, when you could cast a sorcery, to put a +1/+1 counter on it.',
  sentences: [
    {
      words: '[cost], {T}: Put a +1/+1 counter on this creature. Activate only as a sorcery.',
      rule: '702.107a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.107a',
});
