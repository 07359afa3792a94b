import { keyword } from './keyword.ts';

/** CR 702.37b: a variant of morph; a megamorph cost is a morph cost. */
export const megamorph = keyword({
  name: 'megamorph',
  rule: '702.37',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'Morph that puts a +1/+1 counter on the creature as it is turned face up for its megamorph cost.',
  sentences: [
    {
      words:
        'You may cast this card as a 2/2 face-down creature with no text, no name, no subtypes, and no mana cost by paying {3} rather than paying its mana cost.',
      rule: '702.37b',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
    {
      words: 'As this permanent is turned face up, put a +1/+1 counter on it if its megamorph cost was paid to turn it face up.',
      rule: '702.37b',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.37b',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack', 'battlefield'],
  costIs: 'morph',
  costTurnsFaceUp: '702.37e',
});
