import { keyword } from './keyword.ts';

/** CR 702.171. */
export const saddle = keyword({
  name: 'saddle',
  rule: '702.171',
  parameters: ['N'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'When you could cast a sorcery, tap other untapped creatures of yours with so much power in all: this is saddled until end of turn.',
  sentences: [
    {
      words:
        'Tap any number of other untapped creatures you control with total power N or greater: This permanent becomes saddled until end of turn. Activate only as a sorcery.',
      rule: '702.171a',
      also: ['702.171c'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.171a',
});
