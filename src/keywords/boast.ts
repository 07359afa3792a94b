import { keyword } from './keyword.ts';

/** CR 702.142. It stands before an activated ability. */
export const boast = keyword({
  name: 'boast',
  rule: '702.142',
  abilityTypes: ['ACTIVATED'],
  summary: 'This ability can be activated only if the creature attacked this turn, and only once each turn.',
  flagRule: '702.142a',
  restricts: [
    {
      kind: 'activateOnlyIf',
      condition: { kind: 'happened', event: { kind: 'attacks', subject: { kind: 'this' } }, since: 'thisTurn' },
    },
    { kind: 'activateOnly', when: 'onceEachTurn' },
  ],
  differs: 'It restricts the activated ability that it stands before; that has the restriction instead of a sentence.',
});
