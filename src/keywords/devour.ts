import { keyword } from './keyword.ts';

/** CR 702.82. */
export const devour = keyword({
  name: 'devour',
  rule: '702.82',
  parameters: ['[quality]', 'N'],
  abilityTypes: ['STATIC'],
  summary:
    'As this enters you may sacrifice any number of creatures, or of what it names; for each of them it has so many +1/+1 counters.',
  sentences: [
    {
      words:
        'As this object enters, you may sacrifice any number of creatures. This permanent enters with N +1/+1 counters on it for each creature sacrificed this way.',
      rule: '702.82a',
      functionsIn: ['battlefield'],
      printed: 'without quality',
    },
    {
      words:
        'As this object enters, you may sacrifice any number of [quality] permanents. This permanent enters with N +1/+1 counters on it for each permanent sacrificed this way.',
      rule: '702.82c',
      functionsIn: ['battlefield'],
      printed: 'with quality',
    },
  ],
  flagRule: '702.82a',
});
