import { keyword } from './keyword.ts';

/** CR 702.175. */
export const offspring = keyword({
  name: 'offspring',
  rule: '702.175',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'You may pay more for this spell; then a 1/1 copy of the permanent is created when it enters.',
  sentences: [
    { words: 'You may pay an additional [cost] as you cast this spell.', rule: '702.175a', functionsIn: ['stack'] },
    {
      words: "When this permanent enters, if its offspring cost was paid, create a token that's a copy of it, except it's 1/1.",
      rule: '702.175a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.175a',
  flagsFunctionIn: ['stack', 'battlefield'],
  instances: { kind: 'SEPARATE', rule: '702.175b' },
});
