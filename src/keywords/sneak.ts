import { keyword } from './keyword.ts';

/** CR 702.190. A permanent so cast enters tapped and attacking (702.190b): the way of casting says so. */
export const sneak = keyword({
  name: 'sneak',
  rule: '702.190',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary:
    "In your declare blockers step you may cast this for its sneak cost if you also return an unblocked creature to its owner's hand; a permanent enters tapped and attacking in its place.",
  sentences: [
    {
      words:
        "Any time you could cast an instant during your declare blockers step, you may cast this spell by paying [cost] and returning an unblocked creature you control to its owner's hand rather than paying this spell's mana cost.",
      rule: '702.190a',
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.190a',
  flagsFunctionIn: ['stack'],
});
