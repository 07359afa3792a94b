import { keyword } from './keyword.ts';

/** CR 702.165. */
export const backup = keyword({
  name: 'backup',
  rule: '702.165',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'When this creature enters, a creature gets N +1/+1 counters, and if it is another one, what is printed below for the turn.',
  sentences: [
    {
      words:
        'When this creature enters, put N +1/+1 counters on target creature. If that creature is another creature, it also gains the non-backup abilities of this creature printed below this one until end of turn.',
      rule: '702.165a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.165a',
  differs: 'The rule contracts “that is”, the sentence doesn’t.',
});
