import { keyword } from './keyword.ts';

/** CR 702.83. */
export const exalted = keyword({
  name: 'exalted',
  rule: '702.83',
  abilityTypes: ['TRIGGERED'],
  summary: 'A creature of yours that attacks alone gets +1/+1 for the turn.',
  sentences: [
    {
      words: 'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
      rule: '702.83a',
      also: ['702.83b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.83a',
});
