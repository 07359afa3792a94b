export { type BookRule, type ComparedBook, sameNumbering } from './book.ts';
export { Chain, type ChainChange, type ChainLink, type ChainPlace } from './chain.ts';
export {
  CHANGE_KINDS,
  type ChangeKind,
  compareBooks,
  type KnownPairs,
  MATCHING_VERSION,
  type ReadBook,
  type RuleChange,
  readBook,
} from './compare.ts';
export { foldTypography, withoutReferences } from './form.ts';
export { changedWords, type WordChange } from './words.ts';
