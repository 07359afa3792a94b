import { keyword } from './keyword.ts';

/** CR 702.168. Turning it face up is a special action (702.168d). */
export const disguise = keyword({
  name: 'disguise',
  rule: '702.168',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this face down for {3}: then it is a 2/2 creature with ward {2} and without a name. Any time you have priority you may turn it face up for its disguise cost.',
  sentences: [
    {
      words:
        'You may cast this card as a 2/2 face-down creature with ward {2}, no name, no subtypes, and no mana cost by paying {3} rather than paying its mana cost.',
      rule: '702.168a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.168a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack', 'battlefield'],
  costTurnsFaceUp: '702.168d',
});
