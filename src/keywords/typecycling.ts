import { keyword } from './keyword.ts';

/** CR 702.29e: a variant of cycling; its abilities are cycling abilities (702.29f). */
export const typecycling = keyword({
  name: 'typecycling',
  rule: '702.29',
  parameters: ['[quality]', '[cost]'],
  abilityTypes: ['ACTIVATED'],
  summary: 'Pay the cost and discard this card from your hand to search your library for a card of the named kind.',
  sentences: [
    {
      words:
        '[cost], Discard this card: Search your library for a [quality] card, reveal it, and put it into your hand. Then shuffle your library.',
      rule: '702.29e',
      also: ['702.29f'],
      functionsIn: ['hand'],
    },
  ],
  flagRule: '702.29e',
  flagsFunctionIn: ['hand'],
  costIs: 'cycling',
});
