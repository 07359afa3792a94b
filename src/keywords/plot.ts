import { keyword } from './keyword.ts';

/** CR 702.170. Casting the plotted card is a rule of casting (702.170d). */
export const plot = keyword({
  name: 'plot',
  rule: '702.170',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'When you could cast a sorcery you may pay the plot cost and exile this card from your hand; on a later turn you may cast it for nothing, again when you could cast a sorcery.',
  sentences: [
    {
      words:
        'Any time you have priority during your main phase while the stack is empty, you may exile this card from your hand and pay [cost]. It becomes a plotted card.',
      rule: '702.170a',
      also: ['702.170b'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.170a',
  flagsFunctionIn: ['hand', 'exile', 'stack'],
});
