import { StoreProblem } from '../../problem.ts';
import { chunksOf, linesOf, type SourceFile, startOf } from '../files.ts';
import { type Cut, JsonCutter, NotClosed } from './cutter.ts';
import { formOf, START_LENGTH } from './form.ts';

/** Where a record stands in a file. */
export interface Place {
  /** The line where it begins, from 1. */
  readonly line: number;
  /** The way to it in a document, such as `data["Fire // Ice"]` or `[12]`; null where the line says it all. */
  readonly path: string | null;
}

/** A record of a file. */
export interface Piece {
  readonly place: Place;
  readonly value: unknown;
  /** Its name in the map that it stands in. */
  readonly key: string | null;
  /** What the document says of itself around its records: MTGJSON's `meta`, Scryfall's `object`. */
  readonly head: Readonly<Record<string, unknown>> | null;
  /** Bytes of the file read so far. */
  readonly bytesRead: number;
}

/** A record that can't be read as JSON. */
export interface BadPiece {
  readonly place: Place;
  readonly problem: string;
  readonly bytesRead: number;
}

export const isBad = (piece: Piece | BadPiece): piece is BadPiece => 'problem' in piece;

function parse(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `not JSON (${error instanceof Error ? error.message : String(error)})` };
  }
}

const cutOff = (file: SourceFile, line: number, what: string) =>
  new StoreProblem('BAD_FILE', `${file.path}: line ${line}: ${what}.`, 'Nothing of it was imported. Get the file again.');

/** Records one to a line; also of an array with a record to a line, whose brackets and commas are no part of a record. */
async function* lines(file: SourceFile): AsyncGenerator<Piece | BadPiece> {
  let opened = 0;
  for await (const { number, text, bytesRead } of linesOf(file)) {
    const record = text.trim();
    if (record === '') continue;
    if (record === '[' || record === ']') {
      opened = record === '[' ? number : 0;
      continue;
    }
    const place = { line: number, path: null };
    yield { place, key: null, head: null, bytesRead, ...parse(record.replace(/,$/, '')) };
  }
  if (opened > 0) throw cutOff(file, opened, 'the [ that opens here is not closed; the file has been cut off');
}

function pathOf({ key, index, head, line }: Cut): string | null {
  const inner = key === null ? `[${index}]` : `[${JSON.stringify(key)}]`;
  if (head !== null) return `data${inner}`;
  return line === 1 && index === 0 && key === null ? null : inner;
}

async function* cuts(file: SourceFile): AsyncGenerator<Cut & { readonly bytesRead: number }> {
  const cutter = new JsonCutter();
  try {
    for await (const { bytes, bytesRead } of chunksOf(file)) {
      for (const cut of cutter.push(bytes)) yield { ...cut, bytesRead };
    }
    cutter.end();
  } catch (error) {
    if (error instanceof NotClosed) throw cutOff(file, error.line, error.message);
    throw error;
  }
}

async function* document(file: SourceFile): AsyncGenerator<Piece | BadPiece> {
  let headText: string | null = null;
  let head: Piece['head'] = null;
  for await (const cut of cuts(file)) {
    if (cut.head !== headText) {
      const read = cut.head === null ? { value: null } : parse(cut.head);
      head = 'value' in read ? (read.value as Piece['head']) : null;
      headText = cut.head;
    }
    yield { place: { line: cut.line, path: pathOf(cut) }, key: cut.key, head, bytesRead: cut.bytesRead, ...parse(cut.text) };
  }
}

/** The records of a file one by one, whatever form it has. */
export async function* piecesOf(file: SourceFile): AsyncGenerator<Piece | BadPiece> {
  const { text, isWhole } = await startOf(file, START_LENGTH);
  yield* formOf(text, isWhole) === 'lines' ? lines(file) : document(file);
}
