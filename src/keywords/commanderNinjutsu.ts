import { keyword } from './keyword.ts';

/** CR 702.49d: ninjutsu that functions in the command zone as well, where the card is seen by all anyway (408.1). */
export const commanderNinjutsu = keyword({
  name: 'commander ninjutsu',
  rule: '702.49',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    "Return an unblocked attacker of yours to its owner's hand: this card comes from your hand or the command zone in its place, tapped and attacking.",
  sentences: [
    {
      words:
        "[cost], Reveal this card from your hand, Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield from your hand tapped and attacking.",
      rule: '702.49d',
      also: ['702.49c'],
      functionsIn: ['hand'],
    },
    {
      words:
        "[cost], Return an unblocked attacking creature you control to its owner's hand: Put this card onto the battlefield from the command zone tapped and attacking.",
      rule: '702.49d',
      also: ['702.49c'],
      functionsIn: ['command'],
    },
  ],
  flagRule: '702.49d',
  flagsFunctionIn: ['hand', 'command'],
  differs:
    'The rule speaks of both zones in one sentence, here each has its own: in the command zone there is nothing to reveal.',
});
