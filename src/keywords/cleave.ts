import { keyword } from './keyword.ts';

/** CR 702.148. */
export const cleave = keyword({
  name: 'cleave',
  rule: '702.148',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this for its cleave cost; then what stands in square brackets isn’t there.',
  sentences: [
    {
      words: 'You may cast this spell by paying [cost] rather than paying its mana cost.',
      rule: '702.148a',
      functionsIn: ['stack'],
    },
    {
      words:
        "If this spell's cleave cost was paid, change its text by removing all text found within square brackets in the spell's rules text.",
      rule: '702.148a',
      also: ['702.148b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.148a',
  flagsFunctionIn: ['stack'],
});
