import { keyword } from './keyword.ts';

/** CR 702.162. */
export const moreThanMeetsTheEye = keyword({
  name: 'more than meets the eye',
  rule: '702.162',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast the back of this card for this cost.',
  sentences: [
    {
      words: 'You may cast this card converted by paying [cost] rather than its mana cost.',
      rule: '702.162a',
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.162a',
  flagsFunctionIn: ['stack'],
});
