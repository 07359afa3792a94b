import { keyword } from './keyword.ts';

/** CR 702.41. */
export const affinity = keyword({
  name: 'affinity',
  rule: '702.41',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC'],
  summary: 'This spell costs {1} less to cast for each thing of the named kind that you control.',
  sentences: [
    { words: 'This spell costs {1} less to cast for each [quality] you control.', rule: '702.41a', functionsIn: ['stack'] },
  ],
  flagRule: '702.41a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'CUMULATIVE', rule: '702.41b' },
});
