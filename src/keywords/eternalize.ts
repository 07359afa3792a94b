import { keyword } from './keyword.ts';

/** CR 702.129. */
export const eternalize = keyword({
  name: 'eternalize',
  rule: '702.129',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'From your graveyard, this card is exiled for a black 4/4 Zombie token that is a copy of it.',
  sentences: [
    {
      words:
        "[Cost], Exile this card from your graveyard: Create a token that's a copy of this card, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
      rule: '702.129a',
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.129a',
});
