import { keyword } from './keyword.ts';

/** CR 702.100. */
export const evolve = keyword({
  name: 'evolve',
  rule: '702.100',
  abilityTypes: ['TRIGGERED'],
  summary: 'Whenever a creature with more power or toughness comes under your control, this creature gets a +1/+1 counter.',
  sentences: [
    {
      words:
        "Whenever a creature you control enters, if that creature's power is greater than this creature's power and/or that creature's toughness is greater than this creature's toughness, put a +1/+1 counter on this creature.",
      rule: '702.100a',
      functionsIn: ['battlefield'],
    },
  ],
  flagRule: '702.100a',
  instances: { kind: 'SEPARATE', rule: '702.100d' },
});
