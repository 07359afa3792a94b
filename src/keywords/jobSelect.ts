import { keyword } from './keyword.ts';

/** CR 702.182. */
export const jobSelect = keyword({
  name: 'job select',
  rule: '702.182',
  abilityTypes: ['TRIGGERED'],
  summary: 'When this Equipment enters, you get a 1/1 colorless Hero creature token that it is attached to.',
  sentences: [
    {
      words: 'When this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it.',
      rule: '702.182a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.182a',
});
