import { keyword } from './keyword.ts';

/** CR 702.189. */
export const firebending = keyword({
  name: 'firebending',
  rule: '702.189',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'Attacking, this creature gives you N {R}, which you keep until combat ends.',
  sentences: [
    {
      words: "Whenever this creature attacks, add N {R}. Until end of combat, you don't lose this mana as steps and phases end.",
      rule: '702.189a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.189a',
});
