export { canonicalJson, type Json } from './canonical.ts';
export {
  DOCUMENT_ERROR_CODES,
  type DocumentError,
  type DocumentErrorCode,
  type DocumentPath,
  didYouMean,
  documentError,
  formatDocumentError,
  type Locator,
  NOWHERE,
  placeOf,
} from './errors.ts';
export { identityOf, questionOf } from './identity.ts';
export { scenarioJsonSchema, scenarioJsonSchemaText } from './jsonSchema.ts';
export { cardsSetUp, namesMentioned } from './mentioned.ts';
export { typeLineProblem } from './read/cards.ts';
export {
  type ReadAllResult,
  type ReadEntry,
  type ReadResult,
  readScenarioText,
  readScenarioTexts,
  readScenarioValue,
} from './read/index.ts';
export { checkRuleNumbers } from './ruleNumbers.ts';
export { suggest } from './suggest.ts';
export type * from './types.ts';
export * from './vocabulary.ts';
