import { keyword } from './keyword.ts';

/** CR 702.65. */
export const auraSwap = keyword({
  name: 'aura swap',
  rule: '702.65',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'Pay the cost to exchange this Aura for an Aura card in your hand, which then enchants the same thing.',
  sentences: [
    {
      words: '[Cost]: You may exchange this permanent with an Aura card in your hand.',
      rule: '702.65a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.65a',
});
