import { keyword } from './keyword.ts';

/** CR 702.19. */
export const trample = keyword({
  name: 'trample',
  rule: '702.19',
  abilityTypes: ['STATIC'],
  summary: 'Combat damage beyond what its blockers need may go on to what this creature attacks.',
  flags: ['tramples'],
  flagRule: '702.19b',
  instances: { kind: 'REDUNDANT', rule: '702.19g' },
});
