import { type DocumentError, type DocumentErrorCode, type DocumentPath, documentError } from '../errors.ts';
import { suggest } from '../suggest.ts';
import { ACTION_KINDS, ASKABLE_KINDS } from '../vocabulary.ts';
import {
  type Context,
  describeValue,
  EXPECTED,
  explain,
  explainValue,
  type Issue,
  inParentheses,
  needsQuotes,
  valueAt,
} from './explain.ts';

const pathOf = (path: readonly PropertyKey[]): DocumentPath =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

function unknownKeys(issue: Issue & { code: 'unrecognized_keys' }, path: DocumentPath, context: Context): DocumentError[] {
  const known = context.notes.of(issue)?.keys ?? [];
  return issue.keys.map((key) => {
    const suggestions = suggest(key, known);
    const elsewhere = saidElsewhere(key, known);
    const more = elsewhere ?? (suggestions.length > 0 ? '' : ` Known are: ${known.join(', ')}.`);
    const message = `The key ${JSON.stringify(key)} is unknown here.${more}`;
    return documentError(context.locator, { code: 'UNKNOWN_KEY', path: [...path, key], message, suggestions, part: 'key' });
  });
}

/** Keys that people try, with the key that says it and how. */
const ELSEWHERE: readonly (readonly [readonly string[], string, string])[] = [
  [['kicked', 'kicker', 'buyback', 'bargain', 'bargained', 'entwine', 'entwined'], 'costs', 'costs: [kicker]'],
  [['flashback', 'overload', 'overloaded', 'evoke', 'escape', 'dash', 'bestow', 'free'], 'using', 'using: flashback'],
  [['on', 'to', 'at'], 'targets', 'targets: [NAME]'],
  [['with'], 'attack', 'attack: [{attacker: NAME, on: PLAYER}]'],
];

function saidElsewhere(key: string, known: readonly string[]): string | null {
  const found = ELSEWHERE.find(([keys, place]) => keys.includes(key) && known.includes(place));
  return found ? ` It is said by ${JSON.stringify(found[1])}, as in ${found[2]}.` : null;
}

/** Keys that stand beside an action's word and are no misspelling of one. */
const BESIDE_ACTIONS = ['player', 'targets', 'choices', 'of', 'card', 'pay', 'x', 'from', 'using', 'face', 'modes', 'costs'];

type UnionIssue = Issue & { code: 'invalid_union' };

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An action is what its one word says; no or two such words are errors of their own. */
function explainAction(issue: UnionIssue, path: DocumentPath, context: Context, kinds: readonly string[]): DocumentError[] {
  const value = valueAt(context.root, path);
  const what = kinds.length === ACTION_KINDS.length ? 'An action' : 'The action asked about';
  const fail = (code: DocumentErrorCode, message: string, suggestions: readonly string[] = []) => [
    documentError(context.locator, { code, path, message, suggestions }),
  ];
  if (!isMapping(value)) return fail('WRONG_TYPE', `${what} is a mapping such as {resolve: all}, not ${describeValue(value)}.`);
  const named = kinds.filter((kind) => kind in value);
  if (named.length > 1) return fail('MEANING', `${what} is one of ${named.join(' and ')}, not both. Write two actions.`);
  if (named.length === 0) {
    const unknown = Object.keys(value).filter((key) => !BESIDE_ACTIONS.includes(key));
    const suggestions = unknown.flatMap((key) => suggest(key, kinds));
    return fail('MISSING_KEY', `${what} has exactly one of the keys ${kinds.join(', ')}.`, [...new Set(suggestions)].slice(0, 3));
  }
  return flatten(issue.errors[kinds.indexOf(named[0]!)] ?? [], path, context);
}

const mistakesType = (issue: Issue): boolean =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');

const takesText = (issues: readonly Issue[]): boolean =>
  issues.some((issue) => issue.path.length === 0 && issue.code === 'invalid_type' && issue.expected === 'string');

function explainUnion(issue: UnionIssue, path: DocumentPath, context: Context): DocumentError[] {
  if (issue.errors.length === ACTION_KINDS.length) return explainAction(issue, path, context, ACTION_KINDS);
  if (path.at(-1) === 'ask' && issue.errors.length === ASKABLE_KINDS.length)
    return explainAction(issue, path, context, ASKABLE_KINDS);
  const value = valueAt(context.root, path);
  if (typeof value === 'number' && issue.errors.some(takesText)) {
    return [documentError(context.locator, { path, ...needsQuotes(path, context) })];
  }
  const meant = issue.errors.filter((issues) => !issues.some(mistakesType)).sort((a, b) => a.length - b.length);
  if (meant.length > 0) return flatten(meant[0]!, path, context);
  const values = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
  if (values.length > 0 && typeof value === 'string') {
    return [documentError(context.locator, { path, ...explainValue(values, path, context) })];
  }
  const forms = issue.errors
    .flat()
    .flatMap((inner) => (inner.code === 'invalid_type' ? [EXPECTED[inner.expected] ?? inner.expected] : []));
  if (value === undefined) {
    const message = `The key ${JSON.stringify(String(path.at(-1)))} is missing${inParentheses(context.notes.of(issue))}.`;
    return [documentError(context.locator, { code: 'MISSING_KEY', path, message })];
  }
  const message = `Here belongs ${[...new Set(forms)].join(' or ')}${inParentheses(context.notes.of(issue))}, not ${describeValue(value)}.`;
  return [documentError(context.locator, { code: 'WRONG_TYPE', path, message })];
}

/** Every issue of a failed validation as an error with a place, a reason and a remedy. */
export function flatten(issues: readonly Issue[], base: DocumentPath, context: Context): DocumentError[] {
  return issues.flatMap((issue) => {
    const path = [...base, ...pathOf(issue.path)];
    if (issue.code === 'unrecognized_keys') return unknownKeys(issue, path, context);
    if (issue.code === 'invalid_union') return explainUnion(issue, path, context);
    return [documentError(context.locator, { path, ...explain(issue, path, context) })];
  });
}
