import { keyword } from './keyword.ts';

/** CR 702.185. */
export const warp = keyword({
  name: 'warp',
  rule: '702.185',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this card from your hand for its warp cost; then it is exiled at the beginning of the next end step, and its owner may cast it from exile on a later turn.',
  sentences: [
    {
      words: 'You may cast this card from your hand by paying [cost] rather than its mana cost.',
      rule: '702.185a',
      functionsIn: ['hand', 'stack'],
    },
    {
      words:
        "If this spell's warp cost was paid, exile the permanent this spell becomes at the beginning of the next end step. Its owner may cast this card after the current turn has ended for as long as it remains exiled.",
      rule: '702.185a',
      also: ['702.185b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.185a',
  flagsFunctionIn: ['stack'],
});
