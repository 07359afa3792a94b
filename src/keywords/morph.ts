import { keyword } from './keyword.ts';

/** CR 702.37. Turning it face up is a special action (702.37e). */
export const morph = keyword({
  name: 'morph',
  rule: '702.37',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this face down for {3}: then it is a 2/2 creature without a name. Any time you have priority you may turn it face up for its morph cost.',
  sentences: [
    {
      words:
        'You may cast this card as a 2/2 face-down creature with no text, no name, no subtypes, and no mana cost by paying {3} rather than paying its mana cost.',
      rule: '702.37a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.37a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack', 'battlefield'],
  costTurnsFaceUp: '702.37e',
});
