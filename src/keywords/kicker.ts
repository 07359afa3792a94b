import { keyword } from './keyword.ts';

/** CR 702.33. */
export const kicker = keyword({
  name: 'kicker',
  rule: '702.33',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'As you cast this you may pay more; what it does then, the card says.',
  sentences: [{ words: 'You may pay an additional [cost] as you cast this spell.', rule: '702.33a', functionsIn: ['stack'] }],
  flagRule: '702.33a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'SEPARATE', rule: '702.33d' },
});
