import { keyword } from './keyword.ts';

/** CR 702.88. */
export const rebound = keyword({
  name: 'rebound',
  rule: '702.88',
  abilityTypes: ['STATIC'],
  summary:
    'Cast from the hand, this spell is exiled as it resolves; at the beginning of your next upkeep you may cast it again for nothing.',
  sentences: [
    {
      words:
        'If this spell was cast from your hand, instead of putting it into your graveyard as it resolves, exile it and, at the beginning of your next upkeep, you may cast this card from exile without paying its mana cost.',
      rule: '702.88a',
      also: ['702.88b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.88a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'REDUNDANT', rule: '702.88c' },
});
