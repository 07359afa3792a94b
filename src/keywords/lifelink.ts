import { keyword } from './keyword.ts';

/** CR 702.15. */
export const lifelink = keyword({
  name: 'lifelink',
  rule: '702.15',
  abilityTypes: ['STATIC'],
  summary: 'You gain as much life as damage that this deals.',
  flags: ['damageGainsLife'],
  flagRule: '702.15b',
  flagsFunctionIn: ['battlefield', 'stack', 'graveyard', 'exile', 'hand', 'command', 'library'],
  instances: { kind: 'REDUNDANT', rule: '702.15f' },
});
