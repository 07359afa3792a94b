export type * from './answer.ts';
export * from './document/index.ts';
export { engineVersion } from './engineVersion.ts';
export { DETAIL_LEVELS, type DetailLevel, type ExplainOptions, explain, TEXT_FORMATS, type TextFormat } from './english/index.ts';
export { explainLegal } from './english/legal.ts';
export { type CompareOptions, cited, compare, type Failure, formatFailure } from './expect/index.ts';
export { type FileEntry, readScenarioFile, readScenarioFileText, type ScenarioFile, scenarioBlocks } from './files/index.ts';
export {
  ACTION_KINDS,
  type ActionKind,
  type LegalAction,
  type LegalActions,
  type LegalResult,
  legalActions,
} from './legal/index.ts';
export { type Prepared, prepare } from './prepare.ts';
export type { CardSource, ResolveContext, ResolveResult, ResolveScenario, RulesSource } from './resolver.ts';
export { resolveScenario } from './run/resolve.ts';
