import { keyword } from './keyword.ts';

/** CR 702.42. */
export const entwine = keyword({
  name: 'entwine',
  rule: '702.42',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'As you cast this you may pay more to choose all of its modes.',
  sentences: [
    {
      words:
        'You may choose all modes of this spell instead of just the number specified. If you do, you pay an additional [cost].',
      rule: '702.42a',
      also: ['702.42b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.42a',
  flagsFunctionIn: ['stack'],
});
