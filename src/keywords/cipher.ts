import { keyword } from './keyword.ts';

/** CR 702.99. */
export const cipher = keyword({
  name: 'cipher',
  rule: '702.99',
  abilityTypes: ['SPELL', 'STATIC'],
  summary:
    'As this resolves you may exile the card encoded on a creature of yours. Whenever that creature deals combat damage to a player, its controller may cast a copy of the card for nothing.',
  sentences: [
    {
      words: 'You may exile this spell card encoded on a creature you control.',
      rule: '702.99a',
      also: ['702.99b'],
      functionsIn: ['stack'],
      ofSpell: true,
    },
    {
      words:
        'For as long as this card is encoded on that creature, that creature has "Whenever this creature deals combat damage to a player, you may copy the encoded card. If you do, you may cast the copy without paying its mana cost."',
      rule: '702.99a',
      also: ['702.99c'],
      functionsIn: ['exile'],
    },
  ],
  flagRule: '702.99a',
  flagsFunctionIn: ['stack', 'exile'],
  differs: 'Exiling and encoding stand in one sentence without the condition, and “if you do” joins copying and casting.',
});
