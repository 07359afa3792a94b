import { keyword } from './keyword.ts';

/** CR 702.60. */
export const ripple = keyword({
  name: 'ripple',
  rule: '702.60',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'When you cast this, you may reveal the top N cards of your library and cast those of the same name for nothing; the rest goes to the bottom.',
  sentences: [
    {
      words:
        'When you cast this spell, you may reveal the top N cards of your library. If you do, cast any number of cards from among them with the same name as this spell without paying their mana costs. Put the rest on the bottom of your library in any order.',
      rule: '702.60a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.60a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.60b' },
  differs: 'That as many cards are revealed as there are, where fewer are left, is what revealing the top N does anyway (609.3).',
});
