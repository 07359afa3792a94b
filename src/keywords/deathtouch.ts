import { keyword } from './keyword.ts';

/** CR 702.2. */
export const deathtouch = keyword({
  name: 'deathtouch',
  rule: '702.2',
  abilityTypes: ['STATIC'],
  summary: 'Any damage that this deals to a creature is enough to destroy it.',
  flags: ['dealsLethalDamage'],
  flagRule: '702.2b',
  flagsFunctionIn: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command', 'library'],
  instances: { kind: 'REDUNDANT', rule: '702.2f' },
});
