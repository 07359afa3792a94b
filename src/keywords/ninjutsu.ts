import { keyword } from './keyword.ts';

/** CR 702.49. */
export const ninjutsu = keyword({
  name: 'ninjutsu',
  rule: '702.49',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    "Return an unblocked attacker of yours to its owner's hand: this card comes from your hand in its place, tapped and attacking.",
  sentences: [
    {
      words:
        "[cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield from your hand tapped and attacking.",
      rule: '702.49a',
      also: ['702.49c'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.49a',
  flagsFunctionIn: ['hand'],
});
