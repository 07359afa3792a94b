import type { RuleNumber } from '../../rules/citations.ts';

/** Words of the game that a rule defines, by how they stand in the tree. */
const DEFINED: readonly (readonly [words: string, rule: RuleNumber])[] = [
  ['"manaValue"', '202.3'],
  ['"status":"suspended"', '702.62b'],
  ['"status":"warped"', '702.185b'],
  ['"status":"modified"', '700.9'],
  ['"status":"historic"', '700.6'],
  ['"kind":"outlaw"', '700.12'],
  ['"status":"saddled"', '702.171b'],
  ['"by":"equipped"', '301.5f'],
  ['"by":"fortified"', '301.6'],
  ['"kind":"devotion"', '700.5'],
  ['"kind":"partySize"', '700.8'],
  ['"anyTarget"', '115.4'],
  ['"verb":"escapes"', '702.138c'],
];

/** What is asked of the cost of a keyword that was paid or not: what it means, and that it means the object's own keyword. */
const PAID: readonly (readonly [cost: RegExp, rules: readonly RuleNumber[]])[] = [
  [paid('kicker'), ['702.33d', '702.33e']],
  [/"withCost":/, ['702.33f']],
  [paid('bargain'), ['702.166b', '702.166c']],
  [used('convoke'), ['702.51c']],
  [used('devour'), ['702.82b']],
];

function paid(keyword: string): RegExp {
  return new RegExp(`"kind":"(?:costWasPaid|timesPaid)"[^[\\]]{0,160}"keyword":"${keyword}"`);
}

/** "That convoked it", "it devoured". */
function used(keyword: string): RegExp {
  return new RegExp(`"kind":"(?:usedFor|paidWith)"[^\\]]*"keyword":"${keyword}"`);
}

const known = new WeakMap<object, readonly RuleNumber[]>();

/** The rules that define words used in a phrase or ability: whoever follows the words needs them. */
export function definedWords(node: object): readonly RuleNumber[] {
  const before = known.get(node);
  if (before) return before;
  const text = JSON.stringify(node);
  const rules = [
    ...DEFINED.flatMap(([words, rule]) => (text.includes(words) ? [rule] : [])),
    ...PAID.flatMap(([cost, own]) => (cost.test(text) ? own : [])),
  ];
  known.set(node, rules);
  return rules;
}
