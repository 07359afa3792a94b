import { keyword } from './keyword.ts';

/** CR 702.38. */
export const amplify = keyword({
  name: 'amplify',
  rule: '702.38',
  parameters: ['N'],
  abilityTypes: ['STATIC'],
  summary:
    'As this enters you may reveal cards of your hand that share a creature type with it; for each of them it has N more +1/+1 counters.',
  sentences: [
    {
      words:
        "As this object enters, reveal any number of cards from your hand that share a creature type with it. This permanent enters with N +1/+1 counters on it for each card revealed this way. You can't reveal this card or any other cards that are entering the battlefield at the same time as this card.",
      rule: '702.38a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.38a',
  instances: { kind: 'SEPARATE', rule: '702.38b' },
});
