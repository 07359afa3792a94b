import { keyword } from './keyword.ts';

/** CR 702.188. */
export const webSlinging = keyword({
  name: 'web-slinging',
  rule: '702.188',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: "You may cast this for its web-slinging cost if you also return a tapped creature you control to its owner's hand.",
  sentences: [
    {
      words:
        "You may cast this spell by paying [cost] and returning a tapped creature you control to its owner's hand rather than paying its mana cost.",
      rule: '702.188a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.188a',
  flagsFunctionIn: ['stack'],
});
