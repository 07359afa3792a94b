import { keyword } from './keyword.ts';

/** CR 702.94. */
export const miracle = keyword({
  name: 'miracle',
  rule: '702.94',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'If this is the first card that you draw in a turn, you may reveal it as you draw it, and cast it for its miracle cost.',
  sentences: [
    {
      words:
        "You may reveal this card from your hand as you draw it if it's the first card you've drawn this turn. When you reveal this card this way, you may cast it by paying [cost] rather than its mana cost.",
      rule: '702.94a',
      also: ['603.11'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.94a',
  flagsFunctionIn: ['hand'],
});
