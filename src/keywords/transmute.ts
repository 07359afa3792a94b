import { keyword } from './keyword.ts';

/** CR 702.53. */
export const transmute = keyword({
  name: 'transmute',
  rule: '702.53',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'When you could cast a sorcery you may discard this card to search your library for one of the same mana value.',
  sentences: [
    {
      words:
        '[cost], Discard this card: Search your library for a card with the same mana value as the discarded card, reveal that card, and put it into your hand. Then shuffle your library. Activate only as a sorcery.',
      rule: '702.53a',
      also: ['702.53b'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.53a',
  flagsFunctionIn: ['hand'],
});
