import { keyword } from './keyword.ts';

/** CR 702.52. */
export const dredge = keyword({
  name: 'dredge',
  rule: '702.52',
  parameters: ['N'],
  abilityTypes: ['STATIC'],
  summary: 'Instead of drawing a card you may mill N cards and take this card back from your graveyard.',
  sentences: [
    {
      words:
        'As long as you have at least N cards in your library, if you would draw a card, you may instead mill N cards and return this card from your graveyard to your hand.',
      ofOne:
        'As long as there is a card in your library, if you would draw a card, you may instead mill a card and return this card from your graveyard to your hand.',
      rule: '702.52a',
      also: ['702.52b'],
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.52a',
});
