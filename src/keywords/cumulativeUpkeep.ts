import { keyword } from './keyword.ts';

/** CR 702.24. Each age counter counts for every instance (702.24b). */
export const cumulativeUpkeep = keyword({
  name: 'cumulative upkeep',
  rule: '702.24',
  parameters: ['[cost]'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'In each of your upkeeps one more age counter comes on this, and you pay its cost once for each of them or sacrifice it.',
  sentences: [
    {
      words:
        "At the beginning of your upkeep, if this permanent is on the battlefield, put an age counter on this permanent. Then you may pay [cost] for each age counter on it. If you don't, sacrifice it.",
      rule: '702.24a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.24a',
  instances: { kind: 'SEPARATE', rule: '702.24b' },
});
