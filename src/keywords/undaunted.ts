import { keyword } from './keyword.ts';

/** CR 702.125. */
export const undaunted = keyword({
  name: 'undaunted',
  rule: '702.125',
  abilityTypes: ['STATIC'],
  summary: 'This spell costs {1} less for each opponent.',
  sentences: [
    {
      words: 'This spell costs {1} less to cast for each opponent you have.',
      rule: '702.125a',
      also: ['702.125b'],
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
    },
  ],
  flagRule: '702.125a',
  instances: { kind: 'CUMULATIVE', rule: '702.125c' },
});
