import { keyword } from './keyword.ts';

/** CR 702.79. */
export const persist = keyword({
  name: 'persist',
  rule: '702.79',
  abilityTypes: ['TRIGGERED'],
  summary: 'When this goes to a graveyard from the battlefield without a -1/-1 counter, it comes back with one.',
  sentences: [
    {
      words:
        "When this permanent is put into a graveyard from the battlefield, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.",
      rule: '702.79a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.79a',
});
