import { keyword } from './keyword.ts';

/** CR 702.120. */
export const escalate = keyword({
  name: 'escalate',
  rule: '702.120',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'For each mode beyond the first that you choose as you cast this, you pay its escalate cost.',
  sentences: [
    {
      words: 'For each mode you choose beyond the first as you cast this spell, you pay an additional [cost].',
      rule: '702.120a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.120a',
  flagsFunctionIn: ['stack'],
});
