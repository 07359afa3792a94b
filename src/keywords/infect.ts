import { keyword } from './keyword.ts';

/** CR 702.90. */
export const infect = keyword({
  name: 'infect',
  rule: '702.90',
  abilityTypes: ['STATIC'],
  summary: 'Damage from this gives players poison counters and puts -1/-1 counters on creatures.',
  flags: ['damageGivesPoison', 'damagePutsMinusCounters'],
  flagRule: '702.90b',
  flagsFunctionIn: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command', 'library'],
  instances: { kind: 'REDUNDANT', rule: '702.90f' },
});
