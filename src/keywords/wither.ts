import { keyword } from './keyword.ts';

/** CR 702.80. */
export const wither = keyword({
  name: 'wither',
  rule: '702.80',
  abilityTypes: ['STATIC'],
  summary: 'Damage from this puts -1/-1 counters on creatures instead of being marked on them.',
  flags: ['damagePutsMinusCounters'],
  flagRule: '702.80a',
  flagsFunctionIn: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command', 'library'],
  instances: { kind: 'REDUNDANT', rule: '702.80d' },
});
