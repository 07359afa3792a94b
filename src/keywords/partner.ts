import { keyword } from './keyword.ts';

/** CR 702.124: it changes which decks may be made, and does nothing in a game. */
export const partner = keyword({
  name: 'partner',
  rule: '702.124',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC'],
  summary: 'You may have two commanders if both have partner, and behind a dash the same word.',
  flagRule: '702.124a',
  flagsFunctionIn: [],
  differs: 'It concerns the building of decks, of which a scenario shows only who the commanders are (702.124).',
});
