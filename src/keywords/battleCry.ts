import { keyword } from './keyword.ts';

/** CR 702.91. */
export const battleCry = keyword({
  name: 'battle cry',
  rule: '702.91',
  abilityTypes: ['TRIGGERED'],
  summary: 'When this creature attacks, every other attacking creature gets +1/+0 for the turn.',
  sentences: [
    {
      words: 'Whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.',
      rule: '702.91a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.91a',
  instances: { kind: 'SEPARATE', rule: '702.91b' },
});
