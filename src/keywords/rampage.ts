import { keyword } from './keyword.ts';

/** CR 702.23. */
export const rampage = keyword({
  name: 'rampage',
  rule: '702.23',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary: 'Blocked by several creatures it grows for each of them beyond the first.',
  sentences: [
    {
      words:
        'Whenever this creature becomes blocked, it gets +N/+N until end of turn for each creature blocking it beyond the first.',
      rule: '702.23a',
      also: ['702.23b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.23a',
  instances: { kind: 'SEPARATE', rule: '702.23c' },
});
