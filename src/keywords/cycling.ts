import { keyword } from './keyword.ts';

/** CR 702.29. */
export const cycling = keyword({
  name: 'cycling',
  rule: '702.29',
  parameters: ['[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'Pay the cycling cost and discard this card from your hand to draw a card.',
  sentences: [{ words: '[cost], Discard this card: Draw a card.', rule: '702.29a', also: ['702.29b'], functionsIn: ['hand'] }],
  flagRule: '702.29a',
  flagsFunctionIn: ['hand'],
});
