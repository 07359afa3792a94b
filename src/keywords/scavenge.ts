import { keyword } from './keyword.ts';

/** CR 702.97. */
export const scavenge = keyword({
  name: 'scavenge',
  rule: '702.97',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'When you could cast a sorcery you may exile this card from your graveyard to put +1/+1 counters equal to its power on a creature.',
  sentences: [
    {
      words:
        '[cost], Exile this card from your graveyard: Put a number of +1/+1 counters equal to the power of the card you exiled on target creature. Activate only as a sorcery.',
      rule: '702.97a',
      functionsIn: ['graveyard'],
    },
  ],
  flagRule: '702.97a',
  flagsFunctionIn: ['graveyard'],
});
