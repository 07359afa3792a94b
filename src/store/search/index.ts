export { SEARCH_KINDS, type SearchKind } from './documents.ts';
export { countFound, search } from './find.ts';
export { refreshSearch } from './refresh.ts';
export { searchWords } from './words.ts';
