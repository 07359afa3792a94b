import { keyword } from './keyword.ts';

/** CR 702.21. */
export const ward = keyword({
  name: 'ward',
  rule: '702.21',
  parameters: ['[cost]'],
  abilityTypes: ['TRIGGERED'],
  summary: 'A spell or ability of an opponent that targets this permanent is countered unless that player pays the ward cost.',
  sentences: [
    {
      words:
        'Whenever this permanent becomes the target of a spell or ability an opponent controls, counter that spell or ability unless that player pays [cost].',
      rule: '702.21a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.21a',
});
