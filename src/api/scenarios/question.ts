import {
  checkRuleNumbers,
  type DocumentError,
  documentError,
  type Locator,
  readScenarioText,
  readScenarioValue,
  type Scenario,
} from '../../scenario/document/index.ts';
import type { EditionRow } from '../../store/index.ts';
import type { ApiContext } from '../context.ts';
import { badUserInput } from '../errors.ts';
import type { ResolveScenarioInput, UserError } from '../generated/resolvers.ts';
import type { Book } from '../rules/books.ts';
import { documentOf } from './input.ts';

/** A scenario that can be asked about, with the edition that it is judged by. */
export interface Question {
  readonly scenario: Scenario;
  readonly locator: Locator;
  readonly edition: EditionRow;
  readonly book: Book;
}

export type ReadQuestion =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

/** A mistake in a scenario as the API tells it. */
export function userError({ code, message, path, line, place, suggestions }: DocumentError): UserError {
  return {
    code,
    message: place === '' ? message : `${place}: ${message}`,
    path: path.map(String),
    line: line ?? null,
    suggestions,
  };
}

function noEdition(scenario: Scenario, locator: Locator, editions: readonly EditionRow[]): DocumentError {
  const first = editions.at(-1)?.effectiveDate;
  const message = `On ${scenario.edition} no edition of the rules that is here was in force. The first one is that of ${first}.`;
  return documentError(locator, {
    code: 'UNKNOWN_VALUE',
    path: ['edition'],
    message,
    suggestions: first === undefined ? [] : [first],
  });
}

function readDocument({ scenario, documentText }: ResolveScenarioInput) {
  const typed = scenario ?? undefined;
  const text = documentText ?? undefined;
  if (typed !== undefined && text === undefined) return readScenarioValue(documentOf(typed));
  if (text !== undefined && typed === undefined) return readScenarioText(text);
  throw badUserInput('input needs exactly one of scenario and documentText.');
}

/** Reads what was asked, typed or as text, and checks it against the rules. */
export async function readQuestion(input: ResolveScenarioInput, { book, loaders }: ApiContext): Promise<ReadQuestion> {
  const read = readDocument(input);
  if (!read.ok) return read;
  const { scenario, locator } = read;
  const editions = await loaders.editions();
  const day = scenario.edition;
  const edition = editions.find(({ effectiveDate }) => day === undefined || effectiveDate <= day);
  if (edition === undefined) return { ok: false, errors: [noEdition(scenario, locator, editions)] };
  const its = await book(edition.id);
  const errors = checkRuleNumbers(scenario, (number) => its.numbers.has(number), edition.effectiveDate, locator);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, question: { scenario, locator, edition, book: its } };
}
