import { type DocumentError, documentError, NOWHERE } from '../errors.ts';
import { LIMITS } from '../schema/primitives.ts';
import { type ReadResult, validate } from './validate.ts';
import { type Located, readText, within } from './yaml.ts';

export type { ReadResult } from './validate.ts';

/** A scenario from a value that was read already, such as the GraphQL input or parsed JSON. */
export function readScenarioValue(value: unknown): ReadResult {
  return validate(value, NOWHERE);
}

function failed(message: string): { ok: false; errors: DocumentError[] } {
  return { ok: false, errors: [documentError(NOWHERE, { code: 'SYNTAX', path: [], message })] };
}

/** Exactly one scenario from YAML or JSON text. */
export function readScenarioText(text: string): ReadResult {
  const read = readText(text);
  if (!read.ok) return read;
  const documents = read.documents.filter(({ value }) => value !== null);
  if (documents.length === 0) return failed('The text holds no scenario.');
  if (documents.length > 1) return failed(`The text holds ${documents.length} documents. Send one scenario at a time.`);
  return validate(documents[0]!.value, documents[0]!.locator);
}

/** One scenario of several; its title or id is told even where it isn't right. */
export interface ReadEntry {
  readonly label: string | undefined;
  readonly result: ReadResult;
}

export type ReadAllResult =
  | { readonly ok: true; readonly entries: readonly ReadEntry[] }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

interface ReadAllOptions {
  readonly firstLine?: number;
}

function entriesOf({ value, locator }: Located): Located[] {
  if (value === null) return [];
  if (!Array.isArray(value)) return [{ value, locator }];
  return value.map((entry, index) => ({ value: entry, locator: within(locator, [index]) }));
}

function labelOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, id } = value as Record<string, unknown>;
  return [title, id].find((label): label is string => typeof label === 'string' && label !== '');
}

/** Every scenario of a text: one document, a stream of documents, or lists of scenarios. */
export function readScenarioTexts(text: string, options: ReadAllOptions = {}): ReadAllResult {
  const read = readText(text, { ...options, maxBytes: LIMITS.fileBytes });
  if (!read.ok) return read;
  const entries = read.documents.flatMap(entriesOf);
  if (entries.length === 0) return failed('The text holds no scenario.');
  return {
    ok: true,
    entries: entries.map(({ value, locator }) => ({ label: labelOf(value), result: validate(value, locator) })),
  };
}
