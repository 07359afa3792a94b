import { keyword } from './keyword.ts';

/** CR 702.30. */
export const echo = keyword({
  name: 'echo',
  rule: '702.30',
  parameters: ['[cost]'],
  abilityTypes: ['TRIGGERED'],
  summary: 'In the first upkeep after this has come under your control you pay its echo cost or sacrifice it.',
  sentences: [
    {
      words:
        'At the beginning of your upkeep, if this permanent came under your control since the beginning of your last upkeep, sacrifice it unless you pay [cost].',
      rule: '702.30a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.30a',
});
