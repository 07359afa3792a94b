import { keyword } from './keyword.ts';

/** CR 702.101. */
export const extort = keyword({
  name: 'extort',
  rule: '702.101',
  abilityTypes: ['TRIGGERED'],
  summary: 'With each spell that you cast you may pay {W/B} to take 1 life from each opponent and gain as much as was lost.',
  sentences: [
    {
      words:
        'Whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain life equal to the total life lost this way.',
      rule: '702.101a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.101a',
  instances: { kind: 'SEPARATE', rule: '702.101b' },
});
