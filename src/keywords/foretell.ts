import { keyword } from './keyword.ts';

/** CR 702.143. The rules say what it does without a sentence of its own; casting the foretold card is a rule of casting (702.143a, d). */
export const foretell = keyword({
  name: 'foretell',
  rule: '702.143',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'During your turn you may pay {2} and exile this card from your hand face down; on a later turn you may cast it for its foretell cost.',
  sentences: [
    {
      words:
        'Any time you have priority during your turn, you may pay {2} and exile this card from your hand face down. It becomes foretold.',
      rule: '702.143a',
      also: ['702.143b'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.143a',
  flagsFunctionIn: ['hand', 'exile', 'stack'],
  costCastsForetold: true,
});
