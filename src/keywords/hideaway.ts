import { keyword } from './keyword.ts';

/** CR 702.75. */
export const hideaway = keyword({
  name: 'hideaway',
  rule: '702.75',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'When this permanent enters, one of the top N cards of your library is exiled face down, where whoever controls the permanent may look at it; the rest goes to the bottom.',
  sentences: [
    {
      words:
        'When this permanent enters, look at the top N cards of your library. Exile one of them face down and put the rest on the bottom of your library in a random order. The exiled card gains "The player who controls the permanent that exiled this card may look at this card in the exile zone."',
      rule: '702.75a',
      also: ['406.3'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.75a',
});
