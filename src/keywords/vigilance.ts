import { keyword } from './keyword.ts';

/** CR 702.20. */
export const vigilance = keyword({
  name: 'vigilance',
  rule: '702.20',
  abilityTypes: ['STATIC'],
  summary: 'Attacking does not tap this creature.',
  flags: ['attacksWithoutTapping'],
  flagRule: '702.20b',
  instances: { kind: 'REDUNDANT', rule: '702.20c' },
});
