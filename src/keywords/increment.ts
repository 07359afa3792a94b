import { keyword } from './keyword.ts';

/** CR 702.191. */
export const increment = keyword({
  name: 'increment',
  rule: '702.191',
  abilityTypes: ['TRIGGERED'],
  summary: 'A spell for which you spend more mana than this creature has power, or toughness, puts a +1/+1 counter on it.',
  sentences: [
    {
      words:
        "Whenever you cast a spell, if this permanent is a creature and the amount of mana spent to cast that spell is greater than this creature's power or this creature's toughness, put a +1/+1 counter on this creature.",
      rule: '702.191a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.191a',
  instances: { kind: 'SEPARATE', rule: '702.191b' },
});
