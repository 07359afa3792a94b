import { OUTLINE } from './outline/index.ts';
import type { RuleNumber } from './outline/ruleNumber.ts';

export type { RuleNumber };

/** Numbers cited together, in the order of the reasoning. */
export type Citations = readonly RuleNumber[];

const NUMBERS: ReadonlySet<string> = new Set(
  OUTLINE.filter(({ number }) => number.length > 1).flatMap(({ number, letters }) => [
    number,
    ...letters.map((letter) => number + letter),
  ]),
);

/** Every section, rule and subrule that can be cited, in the order of the book. */
export const RULE_NUMBERS: readonly RuleNumber[] = [...NUMBERS].filter(isRuleNumber);

/** Whether a text is the number of a section, rule or subrule of the outline edition. */
export function isRuleNumber(text: string): text is RuleNumber {
  return NUMBERS.has(text);
}

/** A citation of the Comprehensive Rules: a number that doesn't exist doesn't compile. */
export function cr<const N extends RuleNumber>(number: N): N {
  return number;
}
