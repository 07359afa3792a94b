import { keyword } from './keyword.ts';

/** CR 702.115. */
export const ingest = keyword({
  name: 'ingest',
  rule: '702.115',
  abilityTypes: ['TRIGGERED'],
  summary: 'A player to whom this creature deals combat damage exiles the top card of their library.',
  sentences: [
    {
      words: 'Whenever this creature deals combat damage to a player, that player exiles the top card of their library.',
      rule: '702.115a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.115a',
  instances: { kind: 'SEPARATE', rule: '702.115b' },
});
