import { keyword } from './keyword.ts';

/** CR 702.103. What a bestowed spell is, a procedure of casting says (702.103b). */
export const bestow = keyword({
  name: 'bestow',
  rule: '702.103',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this for its bestow cost: then it is an Aura with enchant creature instead of a creature, until it is attached to nothing.',
  sentences: [
    {
      words: 'As you cast this spell, you may choose to cast it bestowed. If you do, you pay [cost] rather than its mana cost.',
      rule: '702.103a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.103a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
});
