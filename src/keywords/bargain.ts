import { keyword } from './keyword.ts';

/** CR 702.166. */
export const bargain = keyword({
  name: 'bargain',
  rule: '702.166',
  abilityTypes: ['STATIC'],
  summary: 'As you cast this you may sacrifice an artifact, enchantment or token; what it does then, the card says.',
  sentences: [
    {
      words: 'As an additional cost to cast this spell, you may sacrifice an artifact, enchantment, or token.',
      rule: '702.166a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.166a',
  flagsFunctionIn: ['stack'],
});
