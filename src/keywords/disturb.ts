import { keyword } from './keyword.ts';

/** CR 702.146. The permanent enters with its back face up, as the spell had it (702.146b). */
export const disturb = keyword({
  name: 'disturb',
  rule: '702.146',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast the back of this card from your graveyard for its disturb cost.',
  sentences: [
    {
      words: 'You may cast this card transformed from your graveyard by paying [cost] rather than its mana cost.',
      rule: '702.146a',
      also: ['702.146b'],
      functionsIn: ['graveyard', 'stack'],
    },
  ],
  flagRule: '702.146a',
  flagsFunctionIn: ['graveyard', 'stack'],
});
