import { keyword } from './keyword.ts';

/** CR 702.12. */
export const indestructible = keyword({
  name: 'indestructible',
  rule: '702.12',
  abilityTypes: ['STATIC'],
  summary: 'This cannot be destroyed, neither by effects that say so nor by lethal damage.',
  flags: ['cantBeDestroyed'],
  flagRule: '702.12b',
  instances: { kind: 'REDUNDANT', rule: '702.12c' },
});
