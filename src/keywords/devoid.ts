import { keyword } from './keyword.ts';

/** CR 702.114. */
export const devoid = keyword({
  name: 'devoid',
  rule: '702.114',
  abilityTypes: ['STATIC'],
  summary: 'This has no color, whatever its mana cost is.',
  sentences: [
    {
      words: 'This object is colorless.',
      rule: '702.114a',
      functionsIn: ['battlefield', 'stack', 'hand', 'graveyard', 'library', 'exile', 'command'],
    },
  ],
  flagRule: '702.114a',
});
