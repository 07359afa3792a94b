import { keyword } from './keyword.ts';

/** CR 702.26. */
export const phasing = keyword({
  name: 'phasing',
  rule: '702.26',
  abilityTypes: ['STATIC'],
  summary:
    'In each of your untap steps, before you untap, this phases out; in the one after that it phases in. Phased out, it is as though it did not exist.',
  flags: ['phases'],
  flagRule: '702.26a',
  instances: { kind: 'REDUNDANT', rule: '702.26p' },
});
