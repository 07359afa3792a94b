import { keyword } from './keyword.ts';

/** CR 702.74. */
export const evoke = keyword({
  name: 'evoke',
  rule: '702.74',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'You may cast this for its evoke cost; then it is sacrificed when it enters.',
  sentences: [
    {
      words: 'You may cast this card by paying [cost] rather than paying its mana cost.',
      rule: '702.74a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
    {
      words: 'When this permanent enters, if its evoke cost was paid, its controller sacrifices it.',
      rule: '702.74a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.74a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
});
