import { z } from 'zod';
import { COLOR_LETTER, COLORS } from '../../../rules/vocabulary/colors.ts';
import type { DocumentErrorCode, DocumentPath, Locator } from '../errors.ts';
import { suggest } from '../suggest.ts';

export type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** What a failed schema knows: its meaning in words and, for a mapping, its keys. */
interface Note {
  readonly meaning: string | undefined;
  readonly keys: readonly string[];
}

const MARK = 'note ';

/** Keeps a note of each schema that failed; the issue carries the note's number, because it carries nothing else of ours. */
export class Notes {
  readonly #notes: Note[] = [];

  readonly keep = (raw: { readonly inst?: unknown }): string => {
    const schema = raw.inst as Schema | undefined;
    const definition = schema?._zod?.def as { shape?: object } | undefined;
    const meaning = schema === undefined ? undefined : z.globalRegistry.get(schema)?.description;
    this.#notes.push({ meaning, keys: Object.keys(definition?.shape ?? {}) });
    return `${MARK}${this.#notes.length - 1}`;
  };

  /** The note of an issue, or nothing where the schema had a message of its own. */
  of(issue: Issue): Note | undefined {
    return issue.message.startsWith(MARK) ? this.#notes[Number(issue.message.slice(MARK.length))] : undefined;
  }
}

export interface Context {
  readonly root: unknown;
  readonly locator: Locator;
  readonly notes: Notes;
}

export function valueAt(root: unknown, path: DocumentPath): unknown {
  let value = root;
  for (const part of path)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
  return value;
}

export function describeValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string') return `the text ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
  return `${value}`;
}

export const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
  null: 'null',
};

type Explained = {
  readonly code: DocumentErrorCode;
  readonly message: string;
  readonly suggestions?: readonly string[];
  readonly part?: 'key' | 'value';
};

export const inParentheses = (note: Note | undefined): string => (note?.meaning === undefined ? '' : ` (${note.meaning})`);

export function needsQuotes(path: DocumentPath, { locator, root }: Context): Explained {
  const value = valueAt(root, path);
  const written = locator.written(path) ?? String(value);
  const what = typeof value === 'number' ? 'a number' : 'true or false';
  return {
    code: 'NEEDS_QUOTES',
    message: `${written} is read as ${what}, not as text. Write it in quotes: ${JSON.stringify(written)}.`,
  };
}

const isNumeral = (value: unknown): boolean => typeof value === 'string' && /^[+-]?\d+$/.test(value.trim());

/** How an entry is written whose name alone was given, by the key that it stands under. */
const ENTRIES: Readonly<Record<string, (name: string) => string>> = {
  advanceTo: (step) => `{step: ${step}}`,
  attack: (attacker) => `{attacker: ${attacker}, on: PLAYER}`,
  block: (blocker) => `{blocker: ${blocker}, attacker: NAME}`,
  assign: (from) => `{from: ${from}, to: NAME, damage: NUMBER}`,
};

function remedyFor(expected: string, value: unknown, path: DocumentPath): string {
  const entry = ENTRIES[String(path.findLast((part) => typeof part === 'string'))];
  if (entry && typeof value === 'string' && expected === 'object') return ` Write ${entry(value)}.`;
  if (entry && typeof value === 'string' && expected === 'array') return ` Write [${entry(value)}].`;
  if ((expected === 'number' || expected === 'int') && isNumeral(value)) return ' Write it without quotes.';
  if (expected === 'boolean' && (value === 'yes' || value === 'no')) return ` Write ${value === 'yes'}.`;
  if (expected === 'array' && (typeof value === 'string' || typeof value === 'number')) return ` Write [${value}].`;
  return '';
}

function explainType(issue: Issue & { code: 'invalid_type' }, path: DocumentPath, context: Context): Explained {
  const value = valueAt(context.root, path);
  const note = context.notes.of(issue);
  if (value === undefined) {
    const key = path.at(-1);
    const message = `The key ${JSON.stringify(String(key))} is missing${inParentheses(note)}.`;
    return { code: 'MISSING_KEY', message };
  }
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (issue.expected === 'string' && isScalar) return needsQuotes(path, context);
  const expected = EXPECTED[issue.expected] ?? issue.expected;
  const message = `Here belongs ${expected}${inParentheses(note)}, not ${describeValue(value)}.${remedyFor(issue.expected, value, path)}`;
  return { code: 'WRONG_TYPE', message };
}

const orList = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

export function explainValue(values: readonly unknown[], path: DocumentPath, context: Context): Explained {
  const value = valueAt(context.root, path);
  if (value === undefined) return { code: 'MISSING_KEY', message: `The key ${JSON.stringify(String(path.at(-1)))} is missing.` };
  const words = values.filter((allowed) => typeof allowed === 'string');
  const suggestions = typeof value === 'string' ? [...new Set([...asPeopleSay(value, words), ...suggest(value, words)])] : [];
  return { code: 'UNKNOWN_VALUE', message: `${describeValue(value)} isn't one of ${orList(values)}.`, suggestions };
}

const MAIN = ['precombat main', 'postcombat main'];
/** What people say for the steps of a turn. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  main: MAIN,
  'main phase': MAIN,
  'first main': ['precombat main'],
  'main 1': ['precombat main'],
  precombat: ['precombat main'],
  'second main': ['postcombat main'],
  'main 2': ['postcombat main'],
  postcombat: ['postcombat main'],
  combat: ['beginning of combat'],
  attack: ['declare attackers'],
  attackers: ['declare attackers'],
  block: ['declare blockers'],
  blockers: ['declare blockers'],
  damage: ['combat damage'],
  'first strike': ['first-strike damage'],
  'end of turn': ['end'],
};

/** The words that are written for what people say in their stead. */
function asPeopleSay(written: string, words: readonly string[]): readonly string[] {
  const steps = STEPS[written.toLowerCase().replace(/ (step|phase)$/, '')] ?? STEPS[written.toLowerCase()] ?? [];
  return [...colorOf(written, words), ...steps.filter((step) => words.includes(step))];
}

/** Colors are written out; their letters stand in mana costs only. */
function colorOf(written: string, words: readonly string[]): string[] {
  const letter = COLORS.find((color) => COLOR_LETTER[color] === written.toUpperCase());
  return letter !== undefined && words.includes(letter) ? [letter] : [];
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

function explainSize(issue: Issue & { code: 'too_small' | 'too_big' }, path: DocumentPath, context: Context): Explained {
  const value = valueAt(context.root, path);
  // A loyalty symbol such as -2; YAML took it for a number.
  if (path.at(-1) === 'activate' && typeof value === 'number' && value < 0) return needsQuotes(path, context);
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { code: 'WRONG_TYPE', message: 'Here belongs some text, not "".' };
  if (issue.code === 'too_small' && issue.origin === 'array' && Array.isArray(value) && value.length === 0)
    return { code: 'WRONG_TYPE', message: `An empty list says nothing here${inParentheses(context.notes.of(issue))}.` };
  const unit = UNITS[issue.origin] ?? '';
  const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  return {
    code: 'LIMIT',
    message:
      unit === ''
        ? `${describeValue(value)} is out of range: it is ${bound}.`
        : `Here belong ${bound}${unit}${inParentheses(context.notes.of(issue))}.`,
  };
}

/** Why a value is wrong and what to write instead. */
export function explain(issue: Issue, path: DocumentPath, context: Context): Explained {
  const note = context.notes.of(issue);
  if (note === undefined)
    return { code: 'UNKNOWN_VALUE', message: `${describeValue(valueAt(context.root, path))} ${issue.message}.` };
  if (issue.code === 'invalid_type') return explainType(issue, path, context);
  if (issue.code === 'invalid_value') return explainValue(issue.values, path, context);
  if (issue.code === 'too_small' || issue.code === 'too_big') return explainSize(issue, path, context);
  const value = valueAt(context.root, path);
  return { code: 'WRONG_TYPE', message: `${describeValue(value)} doesn't belong here${inParentheses(note)}.` };
}
