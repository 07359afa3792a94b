import { keyword } from './keyword.ts';

/** CR 702.119. */
export const emerge = keyword({
  name: 'emerge',
  rule: '702.119',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this for its emerge cost less the mana value of a creature that you sacrifice for it.',
  sentences: [
    {
      words: 'You may cast this spell by paying [cost] and sacrificing a creature rather than paying its mana cost.',
      rule: '702.119a',
      functionsIn: ['stack'],
    },
    {
      words:
        "If you chose to pay this spell's emerge cost, its total cost is reduced by an amount of generic mana equal to the sacrificed creature's mana value.",
      rule: '702.119a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.119a',
  flagsFunctionIn: ['stack'],
  differs: 'The variant with a quality (702.119b) isn’t read.',
});
