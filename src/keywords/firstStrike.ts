import { keyword } from './keyword.ts';

/** CR 702.7. */
export const firstStrike = keyword({
  name: 'first strike',
  rule: '702.7',
  abilityTypes: ['STATIC'],
  summary: 'This creature deals its combat damage before creatures without first strike or double strike.',
  flags: ['strikesFirst'],
  flagRule: '702.7b',
  instances: { kind: 'REDUNDANT', rule: '702.7d' },
});
