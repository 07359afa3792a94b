import { keyword } from './keyword.ts';

/** CR 702.102. */
export const fuse = keyword({
  name: 'fuse',
  rule: '702.102',
  abilityTypes: ['STATIC'],
  summary: 'From your hand you may cast both halves of this split card as one spell, for the mana costs of both.',
  flags: ['castsBothHalves'],
  flagRule: '702.102a',
  flagsFunctionIn: ['hand'],
});
