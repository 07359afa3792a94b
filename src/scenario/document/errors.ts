/** What is wrong with a document. */
export const DOCUMENT_ERROR_CODES = [
  'SYNTAX',
  'UNKNOWN_KEY',
  'MISSING_KEY',
  'WRONG_TYPE',
  'UNKNOWN_VALUE',
  'NEEDS_QUOTES',
  'LIMIT',
  'MEANING',
] as const;
export type DocumentErrorCode = (typeof DOCUMENT_ERROR_CODES)[number];

export type DocumentPath = readonly (string | number)[];

/** One thing that is wrong with a document: where, what, and what to write instead. */
export interface DocumentError {
  readonly code: DocumentErrorCode;
  readonly path: DocumentPath;
  /** The path as people read it: `actions[2].targets`; empty for the document as a whole. */
  readonly place: string;
  /** Counted from 1; absent where the document wasn't read from text. */
  readonly line?: number;
  readonly column?: number;
  /** One or two sentences: what is wrong and the remedy. */
  readonly message: string;
  readonly suggestions: readonly string[];
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where the parts of a document stand in its text. */
export interface Locator {
  /** The position of a value, or of its key; that of the nearest part around it where it is missing. */
  position(path: DocumentPath, part: 'key' | 'value'): Position | undefined;
  /** The characters that a plain value was written with, such as `702.10` or `+1`. */
  written(path: DocumentPath): string | undefined;
}

export const NOWHERE: Locator = { position: () => undefined, written: () => undefined };

const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;

/** `actions[2].targets`, and `counters["+1/+1"]` where a key isn't a plain word. */
export function placeOf(path: DocumentPath): string {
  let place = '';
  for (const part of path) {
    if (typeof part === 'number') place += `[${part}]`;
    else if (PLAIN_KEY.test(part)) place += place === '' ? part : `.${part}`;
    else place += `[${JSON.stringify(part)}]`;
  }
  return place;
}

interface ErrorParts {
  readonly code: DocumentErrorCode;
  readonly path: DocumentPath;
  readonly message: string;
  readonly suggestions?: readonly string[];
  readonly part?: 'key' | 'value';
}

/** An error with its place in the text, where there is one. */
export function documentError(
  locator: Locator,
  { code, path, message, suggestions = [], part = 'value' }: ErrorParts,
): DocumentError {
  return { code, path, place: placeOf(path), ...locator.position(path, part), message, suggestions: once(suggestions) };
}

/** Each word once, however it is written. */
const once = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at);

export function didYouMean(suggestions: readonly string[]): string {
  if (suggestions.length === 0) return '';
  const quoted = suggestions.map((suggestion) => JSON.stringify(suggestion));
  const last = quoted.pop()!;
  return ` Did you mean ${quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last}?`;
}

/** One line: `file.yaml:4:7 players[0].life: …`. */
export function formatDocumentError(error: DocumentError, file?: string): string {
  const position = error.line === undefined ? '' : `${error.line}:${error.column}`;
  const where = [file, position].filter((part) => part !== undefined && part !== '').join(':');
  const head = [where, error.place].filter((part) => part !== '').join(' ');
  return `${head === '' ? '' : `${head}: `}${error.message}${didYouMean(error.suggestions)}`;
}
