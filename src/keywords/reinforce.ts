import { keyword } from './keyword.ts';

/** CR 702.77. */
export const reinforce = keyword({
  name: 'reinforce',
  rule: '702.77',
  parameters: ['N', '[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'Discard this card and pay its cost to put N +1/+1 counters on a creature.',
  sentences: [
    {
      words: '[Cost], Discard this card: Put N +1/+1 counters on target creature.',
      rule: '702.77a',
      also: ['702.77b'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.77a',
});
