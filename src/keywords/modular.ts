import { keyword } from './keyword.ts';

/** CR 702.43. */
export const modular = keyword({
  name: 'modular',
  rule: '702.43',
  parameters: ['N'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'This enters with N +1/+1 counters, and when it goes to a graveyard from the battlefield you may put as many as it had on an artifact creature.',
  sentences: [
    { words: 'This permanent enters with N +1/+1 counters on it.', rule: '702.43a', functionsIn: ['battlefield'] },
    {
      words:
        'When this permanent is put into a graveyard from the battlefield, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on this permanent.',
      rule: '702.43a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.43a',
  instances: { kind: 'SEPARATE', rule: '702.43b' },
});
