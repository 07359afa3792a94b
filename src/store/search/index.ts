export { SEARCH_KINDS, type SearchKind } from './documents.ts';
export { search } from './find.ts';
export { refreshSearch } from './refresh.ts';
export { searchWords } from './words.ts';
