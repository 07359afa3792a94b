import { StoreProblem } from '../problem.ts';
import { isBad, type Piece, type Place, piecesOf } from './documents/index.ts';
import { refuseErrorObject, shapeOf } from './documents/shape.ts';
import type { SourceFile } from './files.ts';
import { type ImportKind, type ImportOptions, type Tally, tellProgress } from './report.ts';

export interface Placed<Value> {
  readonly place: Place;
  readonly value: Value;
}

/** A reader's verdict on a record, or on a part of one. */
export type Verdict<Value> =
  | { readonly ok: true; readonly value: Value; readonly path?: string }
  /** Skipped with its reason; `strange` says that it isn't even of a kind that is wanted. */
  | {
      readonly ok: false;
      readonly problem: string;
      readonly name?: string | null;
      readonly path?: string;
      readonly strange?: boolean;
    };

/** What a reader makes of a piece: nothing where the piece only says something about the file. */
export type Reader<Value> = (piece: Piece) => readonly Verdict<Value>[];

/** After so many strange records without a good one a file is taken for something else. */
const PATIENCE = 200;
const TELL_EVERY = 500;

/** Reads the records of a file. Bad ones are counted with their place; a file without good ones is refused. */
export async function readRecords<Value>(
  kind: ImportKind,
  file: SourceFile,
  read: Reader<Value>,
  tally: Tally,
  options: ImportOptions,
): Promise<readonly Placed<Value>[]> {
  const good: Placed<Value>[] = [];
  let first: Piece | null = null;
  let pieces = 0;
  let strange = 0;
  const note = (place: Place, verdict: Verdict<Value>) => {
    const exact = verdict.path === undefined ? place : { ...place, path: `${place.path ?? ''}${verdict.path}` };
    if (verdict.ok) good.push({ place: exact, value: verdict.value });
    else {
      tally.skip(exact, verdict.problem, verdict.name ?? null);
      if (verdict.strange === true) strange++;
    }
  };
  for await (const piece of piecesOf(file)) {
    if (pieces++ % TELL_EVERY === 0) {
      tellProgress(options, { kind, file: file.name, doing: 'reading', done: piece.bytesRead, total: file.bytes });
    }
    if (isBad(piece)) note(piece.place, { ok: false, problem: piece.problem, strange: true });
    else {
      if (first === null) refuseErrorObject(file, piece);
      first ??= piece;
      for (const verdict of read(piece)) note(piece.place, verdict);
    }
    if (good.length === 0 && strange >= PATIENCE) break;
  }
  if (good.length === 0) throw notSuchAFile(kind, file, tally, first);
  return good;
}

/** What kind of file the first record would fit, to help one who took the wrong command. */
function kindOf(piece: Piece | null): ImportKind | null {
  const shape = piece && shapeOf(piece);
  if (shape === null || shape.kind === 'unknown' || shape.kind === 'about the file') return null;
  return shape.kind === 'ruling' ? 'rulings' : 'cards';
}

const WANTED: Readonly<Record<ImportKind, string>> = {
  rules: 'Wanted is the plain-text file as published.',
  cards: 'Wanted are cards as JSON: a record to a line, a bulk file or an answer of Scryfall, or a file of MTGJSON.',
  corrections: 'Wanted is a file of corrections (YAML).',
  rulings: 'Wanted are rulings as JSON: a record to a line, a bulk file or an answer of Scryfall, or a file of MTGJSON.',
};

function notSuchAFile(kind: ImportKind, file: SourceFile, tally: Tally, piece: Piece | null): StoreProblem {
  const [first] = tally.skipped;
  const about = first?.name == null ? '' : `“${first.name}”: `;
  const why =
    first === undefined
      ? 'it holds no records; it is empty'
      : `line ${first.line}${first.path === null ? '' : `, ${first.path}`}: ${about}${first.reason}`;
  const other = kindOf(piece);
  const remedy = other === null || other === kind ? WANTED[kind] : `It looks like a file of ${other}: import it as ${other}.`;
  return new StoreProblem('BAD_FILE', `${file.path} is not a file of ${kind}: ${why}.`, remedy);
}
