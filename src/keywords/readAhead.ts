import { keyword } from './keyword.ts';

/** CR 702.155. It changes how the Saga enters and which of its chapters trigger then (714.3b). */
export const readAhead = keyword({
  name: 'read ahead',
  rule: '702.155',
  abilityTypes: ['STATIC'],
  summary: 'This Saga enters with as many lore counters as you choose; in that turn only the chapter of that number triggers.',
  flags: ['readsAhead'],
  flagRule: '702.155a',
  instances: { kind: 'REDUNDANT', rule: '702.155c' },
  differs: 'Which chapters trigger is asked by the procedure of triggering.',
});
