import { keyword } from './keyword.ts';

/** CR 702.138. */
export const escapes = keyword({
  name: 'escape',
  rule: '702.138',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this card from your graveyard for its escape cost.',
  sentences: [
    {
      words: 'You may cast this card from your graveyard by paying [cost] rather than paying its mana cost.',
      rule: '702.138a',
      also: ['702.138b'],
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.138a',
  flagsFunctionIn: ['graveyard'],
  differs: 'What a card says of having escaped (702.138b, c) stands on the card in words of its own.',
});
