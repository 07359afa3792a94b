import { keyword } from './keyword.ts';

/** CR 702.122. */
export const crew = keyword({
  name: 'crew',
  rule: '702.122',
  parameters: ['N'],
  abilityTypes: ['ACTIVATED'],
  summary:
    'Tap other untapped creatures of yours with so much power in all: this Vehicle is an artifact creature until end of turn.',
  sentences: [
    {
      words:
        'Tap any number of other untapped creatures you control with total power N or greater: This permanent becomes an artifact creature until end of turn.',
      rule: '702.122a',
      also: ['702.122b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.122a',
});
