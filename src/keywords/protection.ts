import { keyword } from './keyword.ts';

/** CR 702.16: four things at once against whatever has the quality. */
export const protection = keyword({
  name: 'protection',
  rule: '702.16',
  parameters: ['[quality]'],
  abilityTypes: ['STATIC'],
  summary:
    'Nothing of the named quality can target this, be attached to it or block it, and damage from such sources to it is prevented.',
  qualityIs: 'protectionFrom',
  flagRule: '702.16a',
  instances: { kind: 'REDUNDANT', rule: '702.16m' },
});
