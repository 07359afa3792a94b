import { keyword } from './keyword.ts';

/** CR 702.128. */
export const embalm = keyword({
  name: 'embalm',
  rule: '702.128',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'From your graveyard, this card is exiled for a white Zombie token that is a copy of it.',
  sentences: [
    {
      words:
        "[Cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's white, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
      rule: '702.128a',
      also: ['702.128b'],
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.128a',
});
