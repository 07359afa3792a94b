import { keyword } from './keyword.ts';

/** CR 702.156. */
export const ravenous = keyword({
  name: 'ravenous',
  rule: '702.156',
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'This permanent enters with X +1/+1 counters; with X of 5 or more you draw a card.',
  sentences: [
    { words: 'This permanent enters with X +1/+1 counters on it.', rule: '702.156a', functionsIn: ['battlefield'] },
    { words: 'When this permanent enters, if X is 5 or more, draw a card.', rule: '702.156a', functionsIn: ['battlefield'] },
  ],
  flagRule: '702.156a',
});
