import { keyword } from './keyword.ts';

/** CR 702.139: it functions outside the game; what it asks of the deck is looked at before the game begins. */
export const companion = keyword({
  name: 'companion',
  rule: '702.139',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC'],
  summary:
    'If your starting deck is as it says, you may reveal it before the game, and once in the game pay {3} to put it into your hand.',
  flagRule: '702.139a',
  flagsFunctionIn: [],
});
