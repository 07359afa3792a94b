import { isRuleNumber, type RuleNumber } from '../citations.ts';
import { OUTLINE } from '../outline/index.ts';

/** A keyword as the rules list it. */
export interface KeywordName {
  /** In the capitals of its heading: First Strike. */
  readonly name: string;
  readonly rule: RuleNumber;
}

/** Two keywords that share one rule, or a symbol with its name in parentheses. */
function namesIn(heading: string): readonly string[] {
  const symbol = /^(\S+) \((.+)\)$/.exec(heading);
  return symbol === null ? heading.split(' and ') : [symbol[2]!, symbol[1]!];
}

function titled(section: '701' | '702'): readonly KeywordName[] {
  return OUTLINE.flatMap(({ number, heading }) =>
    number.startsWith(`${section}.`) && heading !== null && isRuleNumber(number)
      ? namesIn(heading).map((name) => ({ name, rule: number }))
      : [],
  );
}

/** Keyword abilities in the order of their rules (CR 702). */
export const KEYWORD_ABILITIES: readonly KeywordName[] = titled('702');

/** Keyword actions in the order of their rules (CR 701). */
export const KEYWORD_ACTIONS: readonly KeywordName[] = titled('701');
