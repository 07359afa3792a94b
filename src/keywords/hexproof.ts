import { keyword } from './keyword.ts';

/** CR 702.11. */
export const hexproof = keyword({
  name: 'hexproof',
  rule: '702.11',
  abilityTypes: ['STATIC'],
  summary: 'Opponents cannot choose this as a target of their spells and abilities, or of those that have the named quality.',
  sentences: [
    {
      words: "This permanent can't be the target of spells or abilities your opponents control.",
      rule: '702.11b',
      functionsIn: ['battlefield'],
      printed: 'without quality',
    },
  ],
  parameters: ['[quality]'],
  qualityIs: 'hexproofFrom',
  flagRule: '702.11b',
  ofPlayers: '702.11c',
  instances: { kind: 'REDUNDANT', rule: '702.11h' },
  differs: 'Of players and of qualities it says the same; the procedure of choosing targets asks for those.',
});
