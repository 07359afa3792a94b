import { keyword } from './keyword.ts';

/** CR 702.177. It stands before an activated ability. */
export const exhaust = keyword({
  name: 'exhaust',
  rule: '702.177',
  abilityTypes: ['ACTIVATED'],
  summary: 'This ability can be activated only once.',
  flagRule: '702.177a',
  restricts: [{ kind: 'activateOnly', when: 'once' }],
  differs: 'It restricts the activated ability that it stands before; that has the restriction instead of a sentence.',
});
