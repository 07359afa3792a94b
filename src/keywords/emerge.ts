import { keyword } from './keyword.ts';

/** CR 702.119. */
export const emerge = keyword({
  name: 'emerge',
  rule: '702.119',
  parameters: ['[quality]', '[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'You may cast this for its emerge cost less the mana value of a creature, or of what it names, that you sacrifice for it.',
  sentences: [
    {
      words: 'You may cast this spell by paying [cost] and sacrificing a creature rather than paying its mana cost.',
      rule: '702.119a',
      also: ['702.119c'],
      functionsIn: ['stack'],
      printed: 'without quality',
    },
    {
      words:
        "If you chose to pay this spell's emerge cost, its total cost is reduced by an amount of generic mana equal to the sacrificed creature's mana value.",
      rule: '702.119a',
      functionsIn: ['stack'],
      printed: 'without quality',
    },
    {
      words: 'You may cast this spell by paying [cost] and sacrificing a [quality] permanent rather than paying its mana cost.',
      rule: '702.119b',
      also: ['702.119c'],
      functionsIn: ['stack'],
      printed: 'with quality',
    },
    {
      words:
        "If you chose to pay this spell's emerge cost, its total cost is reduced by an amount of generic mana equal to the sacrificed permanent's mana value.",
      rule: '702.119b',
      functionsIn: ['stack'],
      printed: 'with quality',
    },
  ],
  flagRule: '702.119a',
  flagsFunctionIn: ['stack'],
  differs:
    'With a quality the second sentence says “if you chose to pay” as the one without says it, where the rule says “if you pay”.',
});
