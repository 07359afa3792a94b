export { foldName, identityKey, plainName, preferredSpelling, skeleton, withoutLigatures } from './fold.ts';
export { MATCH_KINDS, type MatchKind, type NameCandidate, type NamedCard, NameIndex, theOneMeant } from './lookup.ts';
export { TrigramIndex } from './trigrams.ts';
