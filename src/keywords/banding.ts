import { keyword } from './keyword.ts';

/** CR 702.22. */
export const banding = keyword({
  name: 'banding',
  rule: '702.22',
  abilityTypes: ['STATIC'],
  summary:
    'Attacking creatures with banding, and one without, may form a band: whoever blocks one blocks all. Where a creature with banding fights, its own side divides the damage of what it fights.',
  flags: ['formsBands'],
  flagRule: '702.22a',
  instances: { kind: 'REDUNDANT', rule: '702.22m' },
});
