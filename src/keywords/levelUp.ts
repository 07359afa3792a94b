import { keyword } from './keyword.ts';

/** CR 702.87. */
export const levelUp = keyword({
  name: 'level up',
  rule: '702.87',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'When you could cast a sorcery you may pay the cost to put a level counter on this permanent.',
  sentences: [
    {
      words: '[cost]: Put a level counter on this permanent. Activate only as a sorcery.',
      rule: '702.87a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.87a',
});
