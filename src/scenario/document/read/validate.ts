import { type DocumentError, documentError, type Locator } from '../errors.ts';
import { scenario } from '../schema/scenario.ts';
import type { Scenario } from '../types.ts';
import { Notes } from './explain.ts';
import { flatten } from './issues.ts';
import { checkLimits } from './limits.ts';
import { checkMeaning } from './meaning.ts';

export type ReadResult =
  | { readonly ok: true; readonly scenario: Scenario; readonly locator: Locator }
  | { readonly ok: false; readonly errors: readonly DocumentError[] };

const MOST_ERRORS = 50;

/** Validates one scenario: first its shape, then what its parts say about each other. All errors, in the order of the document. */
export function validate(value: unknown, locator: Locator): ReadResult {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'A scenario is a mapping with the keys players, actions and others.';
    return { ok: false, errors: [documentError(locator, { code: 'WRONG_TYPE', path: [], message })] };
  }
  const beyond = checkLimits(value, locator);
  if (beyond.length > 0) return { ok: false, errors: beyond };
  const notes = new Notes();
  const parsed = scenario.safeParse(value, { error: notes.keep });
  if (!parsed.success) {
    const errors = flatten(parsed.error.issues, [], { root: value, locator, notes });
    return { ok: false, errors: inOrder(oneBound(errors)).slice(0, MOST_ERRORS) };
  }
  const errors = checkMeaning(parsed.data, locator);
  return errors.length > 0
    ? { ok: false, errors: inOrder(errors).slice(0, MOST_ERRORS) }
    : { ok: true, scenario: parsed.data, locator };
}

/** A number beyond two bounds is told once, with the one that a scenario has and not that of a computer's numbers. */
const oneBound = (errors: readonly DocumentError[]): readonly DocumentError[] =>
  errors.filter(
    ({ code, place }, at) =>
      code !== 'LIMIT' || !errors.slice(at + 1).some((later) => later.code === 'LIMIT' && later.place === place),
  );

function inOrder(errors: readonly DocumentError[]): DocumentError[] {
  return [...errors].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
