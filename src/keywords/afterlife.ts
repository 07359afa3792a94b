import { keyword } from './keyword.ts';

/** CR 702.135. */
export const afterlife = keyword({
  name: 'afterlife',
  rule: '702.135',
  parameters: ['N'],
  abilityTypes: ['TRIGGERED'],
  summary:
    'When this goes to a graveyard from the battlefield, you get N 1/1 white and black Spirit creature tokens with flying.',
  sentences: [
    {
      words:
        'When this permanent is put into a graveyard from the battlefield, create N 1/1 white and black Spirit creature tokens with flying.',
      rule: '702.135a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.135a',
  instances: { kind: 'SEPARATE', rule: '702.135b' },
});
