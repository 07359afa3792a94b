import { keyword } from './keyword.ts';

/** CR 702.137. */
export const spectacle = keyword({
  name: 'spectacle',
  rule: '702.137',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this for its spectacle cost if an opponent has lost life this turn.',
  sentences: [
    {
      words: "You may pay [cost] rather than pay this spell's mana cost if an opponent lost life this turn.",
      rule: '702.137a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.137a',
  flagsFunctionIn: ['stack'],
});
