import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream, readdirSync, statSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import { errorCode, messageOf, StoreProblem } from '../problem.ts';
import { dayOf } from './day.ts';

/** A file to import, known by its bytes. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly isGzip: boolean;
  /** The day on which the file was last changed, YYYY-MM-DD. */
  readonly changed: string;
}

function fileProblem(path: string, error: unknown): StoreProblem {
  const code = errorCode(error);
  const reason =
    code === 'ENOENT'
      ? 'There is no file'
      : code === 'EACCES'
        ? 'May not read the file'
        : `Can't read the file (${messageOf(error)})`;
  return new StoreProblem('BAD_FILE', `${reason} ${path}.`, 'Check the path.');
}

/** Looks at a file once: its size, its hash, and whether it is packed, by its first bytes and not by its name. */
export async function inspect(path: string): Promise<SourceFile> {
  try {
    const { size, mtime } = statSync(path);
    const start = Buffer.alloc(2);
    const handle = await open(path);
    await handle.read(start, 0, 2, 0).finally(() => handle.close());
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return {
      path,
      name: basename(path),
      bytes: size,
      sha256: hash.digest('hex'),
      isGzip: start[0] === 0x1f && start[1] === 0x8b,
      changed: dayOf(mtime),
    };
  } catch (error) {
    throw fileProblem(path, error);
  }
}

/** A whole file, unpacked. */
export async function readWhole(file: SourceFile): Promise<Uint8Array> {
  const bytes = await readFile(file.path);
  return file.isGzip ? await promisify(gunzip)(bytes) : bytes;
}

/** The files that a path stands for: itself, or those of a folder whose names fit, by name. */
export function filesOf(path: string, fits: RegExp | null): readonly string[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw fileProblem(path, error);
  }
  if (!isFolder) return [path];
  if (fits === null) throw new StoreProblem('BAD_FILE', `${path} is a folder.`, 'Name the files in it that are to be imported.');
  const names = readdirSync(path).filter((name) => fits.test(name));
  if (names.length === 0)
    throw new StoreProblem('BAD_FILE', `No file in the folder ${path} fits.`, `Wanted are names like ${fits.source}.`);
  return names.sort().map((name) => join(path, name));
}

/** One line with its number, from 1. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Bytes of the file read so far, for showing progress. */
  readonly bytesRead: number;
}

/** A part of a file's bytes, unpacked. */
export interface Chunk {
  readonly bytes: Buffer;
  /** Bytes of the file read so far, for showing progress. */
  readonly bytesRead: number;
}

function opened(file: SourceFile) {
  const raw: ReadStream = createReadStream(file.path);
  const input = file.isGzip ? raw.pipe(createGunzip()) : raw;
  const broken = new Promise<never>((_, reject) => {
    raw.once('error', reject);
    input.once('error', reject);
  });
  broken.catch(() => {});
  return { raw, input, broken };
}

const damaged = (file: SourceFile, error: unknown) =>
  new StoreProblem('BAD_FILE', `The file ${file.path} is damaged: ${messageOf(error)}.`, 'Get it again.');

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A file's bytes part by part, unpacked on the way, without a byte-order mark. */
export async function* chunksOf(file: SourceFile): AsyncGenerator<Chunk> {
  const { raw, input, broken } = opened(file);
  const chunks = input[Symbol.asyncIterator]();
  try {
    for (let isFirst = true; ; isFirst = false) {
      let next: IteratorResult<Buffer>;
      try {
        next = await Promise.race([chunks.next() as Promise<IteratorResult<Buffer>>, broken]);
      } catch (error) {
        throw damaged(file, error);
      }
      if (next.done === true) return;
      const hasMark = isFirst && next.value.subarray(0, MARK.length).equals(MARK);
      yield { bytes: hasMark ? next.value.subarray(MARK.length) : next.value, bytesRead: raw.bytesRead };
    }
  } finally {
    raw.destroy();
  }
}

/** The first bytes of a file, unpacked: at least so many, or all of it. */
export async function startOf(file: SourceFile, wanted: number): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const { bytes } of chunksOf(file)) {
    parts.push(bytes);
    length += bytes.length;
    if (length >= wanted) return { text: Buffer.concat(parts).toString('utf8'), isWhole: false };
  }
  return { text: Buffer.concat(parts).toString('utf8'), isWhole: true };
}

/** A file's lines one by one, unpacked on the way. */
export async function* linesOf(file: SourceFile): AsyncGenerator<Line> {
  const { raw, input, broken } = opened(file);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  try {
    for (let number = 1; ; number++) {
      const next = await Promise.race([lines.next(), broken]);
      if (next.done === true) return;
      const text = number === 1 ? next.value.replace(/^\uFEFF/, '') : next.value;
      yield { number, text, bytesRead: raw.bytesRead };
    }
  } catch (error) {
    throw damaged(file, error);
  } finally {
    raw.destroy();
  }
}
