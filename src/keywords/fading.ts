import { keyword } from './keyword.ts';

/** CR 702.32. */
export const fading = keyword({
  name: 'fading',
  rule: '702.32',
  parameters: ['N'],
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'This permanent enters with fade counters and loses one in each of your upkeeps; in the upkeep in which none is left to lose, you sacrifice it.',
  sentences: [
    { words: 'This permanent enters with N fade counters on it.', rule: '702.32a', functionsIn: ['battlefield'] },
    {
      words: "At the beginning of your upkeep, remove a fade counter from this permanent. If you can't, sacrifice the permanent.",
      rule: '702.32a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.32a',
});
