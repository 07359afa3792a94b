export { foldText } from './folding.ts';
export type { ImportRequest } from './import/index.ts';
export {
  type FileReport,
  IMPORT_KINDS,
  type ImportKind,
  type ImportOptions,
  type ImportOutcome,
  type ImportProgress,
  type NotedRecord,
  type RefusedFile,
  type RequestKind,
} from './import/report.ts';
export { type OpenOptions, openStore } from './open.ts';
export type { ExportOptions, Manifest } from './pack/index.ts';
export { type StoreLog, StoreProblem, type StoreProblemCode } from './problem.ts';
export { decodeCardCursor } from './queries/cardSearch.ts';
export { decodeRulingCursor } from './queries/rulingSearch.ts';
export type * from './rows/index.ts';
export { FRESHNESS } from './rows/index.ts';
export { SEARCH_KINDS, type SearchKind } from './search/index.ts';
export type { Store } from './store.ts';
