import { keyword } from './keyword.ts';

/** CR 702.35: a static ability that functions in the hand, and a triggered one that functions when the first is applied. */
export const madness = keyword({
  name: 'madness',
  rule: '702.35',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'Discarded, this card is exiled instead of going to the graveyard; then its owner may cast it for its madness cost, or puts it into the graveyard.',
  sentences: [
    {
      words:
        'If a player would discard this card, that player discards it, but exiles it instead of putting it into their graveyard.',
      rule: '702.35a',
      functionsIn: ['hand'],
    },
    {
      words:
        "When this card is exiled this way, its owner may cast it by paying [cost] rather than paying its mana cost. If that player doesn't, they put this card into their graveyard.",
      rule: '702.35a',
      also: ['702.35b'],
      functionsIn: ['exile'],
    },
  ],
  flagRule: '702.35a',
  flagsFunctionIn: ['hand', 'exile'],
});
