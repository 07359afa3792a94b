import { keyword } from './keyword.ts';

/** CR 702.81. */
export const retrace = keyword({
  name: 'retrace',
  rule: '702.81',
  abilityTypes: ['STATIC'],
  summary: 'You may cast this card from your graveyard by discarding a land card besides paying for it.',
  sentences: [
    {
      words: 'You may cast this card from your graveyard by discarding a land card as an additional cost to cast it.',
      rule: '702.81a',
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.81a',
  flagsFunctionIn: ['graveyard'],
});
