import { StoreProblem } from '../problem.ts';
import { type Line, linesOf, type SourceFile } from './files.ts';
import { type ImportKind, type ImportOptions, type Tally, tellProgress } from './report.ts';

/** A reader's verdict on one record. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

export interface Placed<Value> {
  readonly line: number;
  readonly value: Value;
}

/** After so many records without a good one a file is taken for something else. */
const PATIENCE = 200;
const TELL_EVERY = 500;

function parse(text: string): Read<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problem: `not JSON (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** The record on a line. A JSON array with one record to a line is read too: its brackets and commas are no part of a record. */
function recordText({ text }: Line): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === '[' || trimmed === ']' ? null : trimmed.replace(/,$/, '');
}

/** Reads the records of a file. Bad ones are counted with their place; a file without good ones is refused. */
export async function readRecords<Value>(
  kind: ImportKind,
  file: SourceFile,
  read: (record: unknown) => Read<Value>,
  tally: Tally,
  options: ImportOptions,
): Promise<readonly Placed<Value>[]> {
  const good: Placed<Value>[] = [];
  let firstRecord: unknown;
  for await (const line of linesOf(file)) {
    if (line.number % TELL_EVERY === 1) {
      tellProgress(options, { kind, file: file.name, doing: 'reading', done: line.bytesRead, total: file.bytes });
    }
    const text = recordText(line);
    if (text === null) continue;
    const parsed = parse(text);
    if (parsed.ok) firstRecord ??= parsed.value;
    const record = parsed.ok ? read(parsed.value) : parsed;
    if (record.ok) good.push({ line: line.number, value: record.value });
    else tally.skip(line.number, record.problem);
    if (good.length === 0 && tally.counts.skipped >= PATIENCE) break;
  }
  if (good.length === 0) throw notSuchAFile(kind, file, tally, firstRecord);
  return good;
}

const FIELDS_OF: readonly (readonly [kind: ImportKind, fields: readonly string[]])[] = [
  ['rulings', ['published_at', 'comment']],
  ['cards', ['name', 'typeLine']],
  ['cards', ['name', 'type_line']],
];

/** What kind of file the first record would fit, to help one who took the wrong command. */
function kindOf(record: unknown): ImportKind | null {
  if (typeof record !== 'object' || record === null) return null;
  return FIELDS_OF.find(([, fields]) => fields.every((field) => field in record))?.[0] ?? null;
}

function notSuchAFile(kind: ImportKind, file: SourceFile, tally: Tally, firstRecord: unknown): StoreProblem {
  const [first] = tally.skipped;
  const why = first === undefined ? 'it is empty' : `line ${first.line}: ${first.reason}`;
  const other = kindOf(firstRecord);
  const remedy =
    other === null || other === kind
      ? 'Wanted is JSON with one record to a line.'
      : `It looks like a file of ${other}: import it as ${other}.`;
  return new StoreProblem('BAD_FILE', `${file.path} is not a file of ${kind}: ${why}.`, remedy);
}
