import { keyword } from './keyword.ts';

/** CR 702.47. */
export const splice = keyword({
  name: 'splice',
  rule: '702.47',
  parameters: ['[quality]', '[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    'As you cast a spell of the named kind you may reveal this card and pay its splice cost: that spell then does what this card says, too, and this card stays in the hand.',
  sentences: [
    {
      words:
        "You may reveal this card from your hand as you cast a [quality] spell. If you do, that spell gains the text of this card's rules text and you pay [cost] as an additional cost to cast that spell.",
      rule: '702.47a',
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.47a',
  flagsFunctionIn: ['hand'],
});
