import { keyword } from './keyword.ts';

/** CR 702.126. */
export const improvise = keyword({
  name: 'improvise',
  rule: '702.126',
  abilityTypes: ['STATIC'],
  summary: 'Tapped artifacts pay for generic mana of this spell, one each.',
  sentences: [
    {
      words:
        "For each generic mana in this spell's total cost, you may tap an untapped artifact you control rather than pay that mana.",
      rule: '702.126a',
      also: ['702.126b'],
      functionsIn: ['stack'],
    },
  ],
  flagRule: '702.126a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'REDUNDANT', rule: '702.126c' },
});
