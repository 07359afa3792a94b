import { keyword } from './keyword.ts';

/** CR 702.85. */
export const cascade = keyword({
  name: 'cascade',
  rule: '702.85',
  abilityTypes: ['TRIGGERED'],
  summary:
    'When you cast this, exile cards from the top of your library until a nonland card of lesser mana value turns up, which you may cast for nothing; the rest goes to the bottom.',
  sentences: [
    {
      words:
        "When you cast this spell, exile cards from the top of your library until you exile a nonland card with mana value less than this spell's mana value. You may cast that card without paying its mana cost if the resulting spell's mana value is less than this spell's mana value. Put the rest on the bottom of your library in a random order.",
      rule: '702.85a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.85a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.85c' },
  differs: '“The rest” are the cards exiled this way that weren’t cast.',
});
