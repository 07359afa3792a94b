export type * from './answer.ts';
export * from './document/index.ts';
export { engineVersion } from './engineVersion.ts';
export { DETAIL_LEVELS, type DetailLevel, type ExplainOptions, explain, TEXT_FORMATS, type TextFormat } from './english/index.ts';
export { type CompareOptions, cited, compare, type Failure, formatFailure } from './expect/index.ts';
export { type FileEntry, readScenarioFile, readScenarioFileText, type ScenarioFile, scenarioBlocks } from './files/index.ts';
export { type Prepared, prepare } from './prepare.ts';
export type { CardSource, ResolveContext, ResolveResult, ResolveScenario, RulesSource } from './resolver.ts';
export { resolveScenario } from './run/resolve.ts';
