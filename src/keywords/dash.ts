import { keyword } from './keyword.ts';

/** CR 702.109. */
export const dash = keyword({
  name: 'dash',
  rule: '702.109',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    "You may cast this for its dash cost: then it has haste and returns to its owner's hand at the beginning of the next end step.",
  sentences: [
    { words: 'You may cast this card by paying [cost] rather than its mana cost.', rule: '702.109a', functionsIn: ['stack'] },
    {
      words:
        "If this spell's dash cost was paid, return the permanent this spell becomes to its owner's hand at the beginning of the next end step.",
      rule: '702.109a',
      functionsIn: ['stack'],
    },
    { words: "As long as this permanent's dash cost was paid, it has haste.", rule: '702.109a', functionsIn: ['battlefield'] },
  ],
  flagRule: '702.109a',
  flagsFunctionIn: ['stack', 'battlefield'],
});
