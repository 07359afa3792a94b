import type { DocumentErrorCode, DocumentPath } from '../document/index.ts';

/** Something that a scenario asks for and that can't be: becomes a document error with its place in the text. */
export class ScenarioProblem extends Error {
  readonly path: DocumentPath;
  readonly suggestions: readonly string[];
  readonly code: DocumentErrorCode;
  /** Others of its kind that can be told at the same time. */
  readonly more: readonly ScenarioProblem[];
  constructor(
    path: DocumentPath,
    message: string,
    suggestions: readonly string[] = [],
    code: DocumentErrorCode = 'MEANING',
    more: readonly ScenarioProblem[] = [],
  ) {
    super(message);
    this.path = path;
    this.suggestions = suggestions;
    this.code = code;
    this.more = more;
  }
}
