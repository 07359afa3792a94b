import { keyword } from './keyword.ts';

/** CR 702.154. */
export const enlist = keyword({
  name: 'enlist',
  rule: '702.154',
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary:
    'As this creature attacks, you may tap a creature of yours that stays behind: its power is added to this one’s for the turn.',
  sentences: [
    {
      words:
        "As this creature attacks, you may tap up to one untapped creature you control that you didn't choose to attack with and that either has haste or has been under your control continuously since this turn began. When you do, this creature gets +X/+0 until end of turn, where X is the tapped creature's power.",
      rule: '702.154a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.154a',
  instances: { kind: 'SEPARATE', rule: '702.154d' },
});
