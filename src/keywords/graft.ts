import { keyword } from './keyword.ts';

/** CR 702.58. */
export const graft = keyword({
  name: 'graft',
  rule: '702.58',
  parameters: ['N'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'This permanent enters with N +1/+1 counters, and you may move one of them onto each other creature that enters.',
  sentences: [
    { words: 'This permanent enters with N +1/+1 counters on it.', rule: '702.58a', functionsIn: ['battlefield'] },
    {
      words:
        'Whenever another creature enters, if this permanent has a +1/+1 counter on it, you may move a +1/+1 counter from this permanent onto that creature.',
      rule: '702.58a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.58a',
  instances: { kind: 'SEPARATE', rule: '702.58b' },
});
