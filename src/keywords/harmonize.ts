import { keyword } from './keyword.ts';

/** CR 702.180. */
export const harmonize = keyword({
  name: 'harmonize',
  rule: '702.180',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this card from your graveyard for its harmonize cost, less the power of a creature that you may tap for it; then it is exiled as it leaves the stack.',
  sentences: [
    {
      words:
        "You may cast this card from your graveyard by paying [cost] and tapping up to one untapped creature you control rather than paying this spell's mana cost.",
      rule: '702.180a',
      also: ['702.180b'],
      functionsIn: ['graveyard'],
    },
    {
      words:
        "If you cast this spell using its harmonize ability, its total cost is reduced by an amount of generic mana equal to the tapped creature's power.",
      rule: '702.180a',
      functionsIn: ['stack'],
    },
    {
      words:
        'If the harmonize cost was paid, exile this card instead of putting it anywhere else any time it would leave the stack.',
      rule: '702.180a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.180a',
  flagsFunctionIn: ['graveyard', 'stack'],
});
