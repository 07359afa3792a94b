import { keyword } from './keyword.ts';

/** CR 702.147. */
export const decayed = keyword({
  name: 'decayed',
  rule: '702.147',
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: "This creature can't block, and when it attacks you sacrifice it at end of combat.",
  sentences: [
    { words: "This creature can't block.", rule: '702.147a', functionsIn: ['battlefield'] },
    { words: 'When this creature attacks, sacrifice it at end of combat.', rule: '702.147a', functionsIn: ['battlefield'] },
  ],
  flagRule: '702.147a',
});
