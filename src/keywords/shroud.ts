import { keyword } from './keyword.ts';

/** CR 702.18. */
export const shroud = keyword({
  name: 'shroud',
  rule: '702.18',
  abilityTypes: ['STATIC'],
  summary: 'Nobody can choose this as a target, not even the player who controls it.',
  sentences: [
    { words: "This permanent can't be the target of spells or abilities.", rule: '702.18a', functionsIn: ['battlefield'] },
  ],
  flagRule: '702.18a',
  ofPlayers: '702.18a',
  instances: { kind: 'REDUNDANT', rule: '702.18b' },
  differs: 'A player who has it is asked for by the procedure of choosing targets; the sentence speaks of the permanent.',
});
