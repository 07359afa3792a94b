export { Prepared, type Relation, relate, type Said, type Verdict, type Weight } from './freshness.ts';
export {
  CardFinder,
  type CardMention,
  isEveryday,
  KeywordFinder,
  type KeywordMention,
  type Mention,
  type Mentions,
} from './mentions.ts';
export { type Scope, type ScopeFound, Scopes, type SharedText } from './scope.ts';
export { asWritten, bearsOn, type RuleEdit, type Substance, substanceOf } from './substance.ts';
export { plain, stem, topics } from './words.ts';
