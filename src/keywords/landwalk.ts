import { keyword } from './keyword.ts';

/** CR 702.14: islandwalk and its kin. */
export const landwalk = keyword({
  name: 'landwalk',
  rule: '702.14',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC'],
  summary: 'This creature cannot be blocked as long as the defending player controls a land of the named kind.',
  sentences: [
    {
      words: "This creature can't be blocked as long as defending player controls a [quality].",
      rule: '702.14c',
      also: ['702.14a', '702.14b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.14c',
  instances: { kind: 'REDUNDANT', rule: '702.14e' },
});
