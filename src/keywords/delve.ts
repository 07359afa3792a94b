import { keyword } from './keyword.ts';

/** CR 702.66. */
export const delve = keyword({
  name: 'delve',
  rule: '702.66',
  abilityTypes: ['STATIC'],
  summary: 'Cards exiled from your graveyard pay for generic mana of this spell, one each.',
  sentences: [
    {
      words:
        "For each generic mana in this spell's total cost, you may exile a card from your graveyard rather than pay that mana.",
      rule: '702.66a',
      also: ['702.66b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.66a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'REDUNDANT', rule: '702.66c' },
});
