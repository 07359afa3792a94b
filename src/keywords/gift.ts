import type { RuleNumber } from '../rules/citations.ts';
import { keyword, type Sentence } from './keyword.ts';

/** What may be promised, and what the chosen player gets then. */
const GIFTS: readonly { readonly what: string; readonly rule: RuleNumber; readonly effect: string }[] = [
  { what: 'a Food', rule: '702.174d', effect: 'creates a Food token' },
  { what: 'a card', rule: '702.174e', effect: 'draws a card' },
  { what: 'a tapped Fish', rule: '702.174f', effect: 'creates a tapped 1/1 blue Fish creature token' },
  { what: 'an extra turn', rule: '702.174g', effect: 'takes an extra turn after this one' },
  { what: 'a Treasure', rule: '702.174h', effect: 'creates a Treasure token' },
  { what: 'an Octopus', rule: '702.174i', effect: 'creates an 8/8 blue Octopus creature token' },
];

const given = GIFTS.flatMap(({ what, rule, effect }): readonly Sentence[] => [
  {
    words: `When this permanent enters, if its gift cost was paid, the chosen player ${effect}.`,
    rule: '702.174b',
    also: [rule],
    functionsIn: ['battlefield'],
    quality: what,
    on: 'permanent',
  },
  {
    words: `If this spell's gift cost was paid, the chosen player ${effect}.`,
    rule: '702.174b',
    also: [rule, '702.174j'],
    functionsIn: ['stack'],
    quality: what,
    on: 'spell',
    ofSpell: true,
  },
]);

/** CR 702.174. */
export const gift = keyword({
  name: 'gift',
  rule: '702.174',
  parameters: ['[quality]'],
  // CR 702.174a names the types for permanents; for a spell it only says that the second ability functions on the stack.
  abilityTypes: ['STATIC', 'TRIGGERED'],
  summary: 'As you cast this you may promise an opponent the gift; that player gets it, and this does more.',
  sentences: [
    {
      words: 'As an additional cost to cast this spell, you may choose an opponent.',
      rule: '702.174a',
      also: ['702.174k'],
      functionsIn: ['stack'],
    },
    ...given,
  ],
  flagRule: '702.174a',
  flagsFunctionIn: ['stack', 'battlefield'],
  differs: 'What the rule leaves open as an effect is said for each gift (702.174d–i).',
});
