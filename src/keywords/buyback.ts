import { keyword } from './keyword.ts';

/** CR 702.27. */
export const buyback = keyword({
  name: 'buyback',
  rule: '702.27',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: "As you cast this you may pay more; then it goes back to its owner's hand as it resolves.",
  sentences: [
    { words: 'You may pay an additional [cost] as you cast this spell.', rule: '702.27a', functionsIn: ['stack'] },
    {
      words:
        "If the buyback cost was paid, put this spell into its owner's hand instead of into that player's graveyard as it resolves.",
      rule: '702.27a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.27a',
  flagsFunctionIn: ['stack'],
});
