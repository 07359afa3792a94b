import { KEYWORD_TABLE } from '../../keywords/index.ts';
import { KEYWORD_ABILITIES, KEYWORD_ACTIONS } from '../../rules/vocabulary/keywords.ts';
import type { KeywordModel } from './model.ts';

/** The keywords of sections 701 and 702, by name. */
export const KEYWORDS: readonly KeywordModel[] = [
  ...KEYWORD_ABILITIES.map(
    (keyword): KeywordModel => ({ ...keyword, kind: 'ability', known: KEYWORD_TABLE.get(keyword.name.toLowerCase()) ?? null }),
  ),
  ...KEYWORD_ACTIONS.map((keyword): KeywordModel => ({ ...keyword, kind: 'action', known: null })),
].sort((a, b) => a.name.localeCompare(b.name, 'en'));

const fold = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const BY_NAME: ReadonlyMap<string, KeywordModel> = new Map(KEYWORDS.map((keyword) => [fold(keyword.name), keyword]));

export const keywordByName = (name: string): KeywordModel | null => BY_NAME.get(fold(name)) ?? null;

/** The keywords that a rule, or the rule that a subrule belongs to, defines. */
export function keywordsOfRule(number: string): readonly KeywordModel[] {
  const rule = number.replace(/[a-z]$/, '');
  return KEYWORDS.filter((keyword) => keyword.rule === rule);
}

export const keywordKey = ({ name }: KeywordModel): string => fold(name);
