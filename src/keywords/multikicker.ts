import { keyword } from './keyword.ts';

/** CR 702.33. */
export const multikicker = keyword({
  name: 'multikicker',
  rule: '702.33',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'As you cast this you may pay more, as often as you like; what it does then, the card says.',
  sentences: [
    {
      words: 'You may pay an additional [cost] any number of times as you cast this spell.',
      rule: '702.33c',
      functionsIn: ['stack'],
    },
  ],
  costIs: 'kicker',
  flagRule: '702.33c',
  flagsFunctionIn: ['stack'],
});
