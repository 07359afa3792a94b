import { compareRuleNumbers } from '../rules/numbers.ts';
import * as all from './all.ts';
import type { Keyword } from './keyword.ts';

export type { AbilityType, Instances, Keyword, KeywordParameter, Sentence } from './keyword.ts';

/** The keyword abilities that the project defines, in the order of their rules. */
export const KEYWORDS: readonly Keyword[] = Object.values(all).sort((a, b) => compareRuleNumbers(a.rule, b.rule));

/** The same by name in lower case. */
export const KEYWORD_TABLE: ReadonlyMap<string, Keyword> = new Map(KEYWORDS.map((entry) => [entry.name, entry]));
