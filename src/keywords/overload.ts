import { keyword } from './keyword.ts';

/** CR 702.96. */
export const overload = keyword({
  name: 'overload',
  rule: '702.96',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this for its overload cost; then it does to each what it would do to a target.',
  sentences: [
    { words: "You may choose to pay [cost] rather than pay this spell's mana cost.", rule: '702.96a', functionsIn: ['stack'] },
    {
      words:
        "If you chose to pay this spell's overload cost, change its text by replacing all instances of the word “target” with the word “each”.",
      rule: '702.96a',
      also: ['702.96b', '702.96c'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.96a',
  flagsFunctionIn: ['stack'],
});
