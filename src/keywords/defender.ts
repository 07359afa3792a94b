import { keyword } from './keyword.ts';

/** CR 702.3. */
export const defender = keyword({
  name: 'defender',
  rule: '702.3',
  abilityTypes: ['STATIC'],
  summary: 'This creature cannot attack.',
  sentences: [{ words: "This creature can't attack.", rule: '702.3b', functionsIn: ['battlefield'] }],
  flagRule: '702.3b',
  instances: { kind: 'REDUNDANT', rule: '702.3c' },
});
