import { keyword } from './keyword.ts';

/** CR 702.187. */
export const mayhem = keyword({
  name: 'mayhem',
  rule: '702.187',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this card from your graveyard for its mayhem cost if you discarded it this turn.',
  sentences: [
    {
      words:
        'As long as you discarded this card this turn, you may cast it from your graveyard by paying [cost] rather than paying its mana cost.',
      rule: '702.187b',
      also: ['702.187a'],
      functionsIn: ['graveyard'],
      printed: 'with cost',
    },
    {
      words: 'You may play this card from your graveyard if you discarded it this turn.',
      rule: '702.187c',
      also: ['702.187a'],
      functionsIn: ['graveyard'],
      printed: 'without cost',
    },
  ],
  flagRule: '702.187b',
  flagsFunctionIn: ['graveyard'],
});
