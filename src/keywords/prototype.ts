import { keyword } from './keyword.ts';

/** CR 702.160. What it is when it is cast so, the rules of prototype cards say (718). */
export const prototype = keyword({
  name: 'prototype',
  rule: '702.160',
  parameters: ['[cost]'],
  abilityTypes: ['STATIC'],
  summary: 'You may cast this for the smaller mana cost, and then it has the smaller power and toughness too.',
  givesPrototype: true,
  flagRule: '702.160a',
  flagsFunctionIn: ['hand', 'library', 'graveyard', 'exile', 'command', 'stack'],
});
