import { keyword } from './keyword.ts';

/** CR 702.61. */
export const splitSecond = keyword({
  name: 'split second',
  rule: '702.61',
  abilityTypes: ['STATIC'],
  summary: "While this spell is on the stack, nobody can cast spells or activate abilities that aren't mana abilities.",
  flags: ['stopsResponses'],
  flagRule: '702.61a',
  flagsFunctionIn: ['stack'],
  instances: { kind: 'REDUNDANT', rule: '702.61c' },
  differs: 'What players may not do is asked by the procedures of casting and activating.',
});
