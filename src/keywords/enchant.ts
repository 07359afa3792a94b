import { keyword } from './keyword.ts';

/** CR 702.5: what an Aura spell targets and what the Aura can be attached to. */
export const enchant = keyword({
  name: 'enchant',
  rule: '702.5',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC'],
  summary: 'This Aura can target and be attached only to what is named.',
  qualityIs: 'attachesTo',
  flagRule: '702.5a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack', 'battlefield'],
  instances: { kind: 'CUMULATIVE', rule: '702.5c' },
});
