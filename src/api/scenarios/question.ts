import {
  checkRuleNumbers,
  type DocumentError,
  type Locator,
  readScenarioText,
  readScenarioValue,
  type Scenario,
} from '../../scenario/document/index.ts';
import type { EditionRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { ResolveScenarioInput, UserError } from '../generated/resolvers.ts';
import { documentOf } from './input.ts';

/** A scenario that can be asked about, with the edition that it is judged by. */
export interface Question {
  readonly scenario: Scenario;
  readonly locator: Locator;
  readonly edition: EditionRow;
}

export type ReadQuestion =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly errors: readonly UserError[] };

/** A mistake in a document as the API tells it. */
export function userError(
  error: DocumentError | (Omit<DocumentError, 'code'> & { readonly code: UserError['code'] }),
): UserError {
  const { code, message, path, line, suggestions, place } = error;
  return {
    code,
    message: place === '' ? message : `${place}: ${message}`,
    path: path.map(String),
    line: line ?? null,
    suggestions,
  };
}

/** The rule numbers that a scenario speaks of and that the edition doesn't have. */
async function unknownRules(scenario: Scenario, locator: Locator, edition: EditionRow, { loaders }: ApiContext) {
  const asked = new Set<string>();
  const note = (number: string): boolean => {
    asked.add(number);
    return false;
  };
  checkRuleNumbers(scenario, note, edition.effectiveDate, locator);
  const rules = await Promise.all([...asked].map((number) => loaders.rules.load({ editionId: edition.id, number })));
  const known = new Set(rules.flatMap((rule) => (rule === null ? [] : [rule.number])));
  return checkRuleNumbers(scenario, (number) => known.has(number), edition.effectiveDate, locator);
}

/** The edition in force on a scenario's day, or the mistake that there was none. */
async function editionOf(scenario: Scenario, locator: Locator, { loaders }: ApiContext): Promise<EditionRow | UserError> {
  const editions = await loaders.editions();
  const day = scenario.edition;
  const found = editions.find(({ effectiveDate }) => day === undefined || effectiveDate <= day);
  if (found !== undefined) return found;
  const first = editions.at(-1)?.effectiveDate ?? 'none';
  const message = `On ${day} no edition of the rules that is here was in force. The first one is that of ${first}.`;
  const path = ['edition'];
  return userError({
    code: 'UNKNOWN_VALUE',
    path,
    place: 'edition',
    message,
    suggestions: [first],
    ...locator.position(path, 'value'),
  });
}

/** Reads what was asked, typed or as text, and checks it against the rules. */
export async function readQuestion(input: ResolveScenarioInput, context: ApiContext): Promise<ReadQuestion> {
  const { scenario: typed, documentText } = input;
  const hasTyped = typed !== null && typed !== undefined;
  const hasText = documentText !== null && documentText !== undefined;
  if (hasTyped === hasText) throw badUserInput('input needs exactly one of scenario and documentText.');
  const read = hasTyped ? readScenarioValue(documentOf(typed)) : readScenarioText(documentText ?? '');
  if (!read.ok) return { ok: false, errors: read.errors.map(userError) };
  const { scenario, locator } = read;
  const edition = await editionOf(scenario, locator, context);
  if ('message' in edition) return { ok: false, errors: [edition] };
  const unknown = await unknownRules(scenario, locator, edition, context);
  return unknown.length > 0
    ? { ok: false, errors: unknown.map(userError) }
    : { ok: true, question: { scenario, locator, edition } };
}
