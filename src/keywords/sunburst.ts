import { keyword } from './keyword.ts';

/** CR 702.44. */
export const sunburst = keyword({
  name: 'sunburst',
  rule: '702.44',
  abilityTypes: ['STATIC'],
  summary:
    'It enters with a counter for each color of mana spent to cast it: +1/+1 counters on a creature, charge counters on others.',
  sentences: [
    {
      words:
        'If this object is entering as a creature, ignoring any type-changing effects that would affect it, it enters with a +1/+1 counter on it for each color of mana spent to cast it. Otherwise, it enters with a charge counter on it for each color of mana spent to cast it.',
      rule: '702.44a',
      also: ['702.44b'],
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.44a',
  instances: { kind: 'SEPARATE', rule: '702.44d' },
});
