import { keyword } from './keyword.ts';

/** CR 702.57. It stands before an activated ability, whose cost reveals the card. */
export const forecast = keyword({
  name: 'forecast',
  rule: '702.57',
  abilityTypes: ['ACTIVATED'],
  summary: 'This ability is activated from the hand, only during your upkeep and only once each turn.',
  flagRule: '702.57a',
  flagsFunctionIn: ['hand'],
  restricts: [
    { kind: 'activateOnly', when: 'yourUpkeep' },
    { kind: 'activateOnly', when: 'onceEachTurn' },
  ],
});
