import { keyword } from './keyword.ts';

/** CR 702.51. */
export const convoke = keyword({
  name: 'convoke',
  rule: '702.51',
  abilityTypes: ['STATIC'],
  summary: "Tapped creatures pay for mana of this spell, one each: generic mana, or mana of the creature's color.",
  sentences: [
    {
      words:
        "For each colored mana in this spell's total cost, you may tap an untapped creature of that color you control rather than pay that mana. For each generic mana in this spell's total cost, you may tap an untapped creature you control rather than pay that mana.",
      rule: '702.51a',
      also: ['702.51b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.51a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'REDUNDANT', rule: '702.51d' },
});
