import { keyword } from './keyword.ts';

/** CR 702.10. */
export const haste = keyword({
  name: 'haste',
  rule: '702.10',
  abilityTypes: ['STATIC'],
  summary: 'This creature may attack, and use abilities with the tap symbol, in the turn in which it comes under your control.',
  flags: ['ignoresSummoningSickness'],
  flagRule: '702.10b',
  instances: { kind: 'REDUNDANT', rule: '702.10d' },
});
