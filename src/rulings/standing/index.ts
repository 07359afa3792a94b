export { CardFinder } from './cardFinder.ts';
export { Prepared, type Relation, relate, type Said, type Verdict, type Weight } from './freshness.ts';
export { isEveryday, KeywordFinder } from './keywordFinder.ts';
export type { CardMention, KeywordMention, Mention } from './mentions.ts';
export { PRACTICES, type Practice, practicesIn } from './practices.ts';
export { type Scope, type ScopeFound, Scopes, type SharedText } from './scope.ts';
export { bearsOn, type RuleEdit, type Substance, substanceOf } from './substance.ts';
export { asWritten, isRenaming } from './wording.ts';
export { plain, stem, topics } from './words.ts';
