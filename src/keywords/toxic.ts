import { keyword } from './keyword.ts';

/** CR 702.164. The numbers of all instances are added up (702.164b). */
export const toxic = keyword({
  name: 'toxic',
  rule: '702.164',
  parameters: ['N'],
  abilityTypes: ['STATIC'],
  summary: 'A player to whom this creature deals combat damage gets that many poison counters besides.',
  flagRule: '702.164a',
  instances: { kind: 'CUMULATIVE', rule: '702.164b' },
  amountIs: 'toxic',
});
