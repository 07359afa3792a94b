import { keyword } from './keyword.ts';

/** CR 702.17. */
export const reach = keyword({
  name: 'reach',
  rule: '702.17',
  abilityTypes: ['STATIC'],
  summary: 'This creature can block creatures with flying.',
  flagRule: '702.17b',
  instances: { kind: 'REDUNDANT', rule: '702.17c' },
});
