import { keyword } from './keyword.ts';

/** CR 702.59. */
export const recover = keyword({
  name: 'recover',
  rule: '702.59',
  parameters: ['[cost]'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'When a creature goes to your graveyard from the battlefield, you return this card from there to your hand for its cost, or exile it.',
  sentences: [
    {
      words:
        'When a creature is put into your graveyard from the battlefield, you may pay [cost]. If you do, return this card from your graveyard to your hand. Otherwise, exile this card.',
      rule: '702.59a',
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.59a',
  flagsFunctionIn: ['graveyard'],
});
