import { keyword } from './keyword.ts';

/** CR 702.4. */
export const doubleStrike = keyword({
  name: 'double strike',
  rule: '702.4',
  abilityTypes: ['STATIC'],
  summary: 'This creature deals combat damage both before other creatures and together with them.',
  flags: ['strikesTwice'],
  flagRule: '702.4b',
  instances: { kind: 'REDUNDANT', rule: '702.4e' },
});
